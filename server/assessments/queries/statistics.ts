import { sql } from 'drizzle-orm';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import type { QuestionBody, QuestionKey } from '#contract/assessments/question.model.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { regrades } from '../schema/marking.ts';
import { questionKeys, questions, questionVersions } from '../schema/questions.ts';
import type { AssessmentKey } from './assessments.ts';

/** First attempts that were handed in, without excused students. An attempt that was sent back does not count. */
const first = ({ schoolId, id }: AssessmentKey) => sql`${attempts} t
  where t.school_id = ${schoolId} and t.assessment_id = ${id} and t.state not in ('open', 'sent_back')
    and (t.number = 1 or t.number = 1 + (select count(*) from ${attempts} e where e.school_id = t.school_id
      and e.assessment_id = t.assessment_id and e.person_id = t.person_id and e.number < t.number
      and e.state = 'sent_back'))
    and not exists (select 1 from assessment_overrides o where o.school_id = t.school_id
      and o.assessment_id = t.assessment_id and o.person_id = t.person_id and o.is_excused)`;

/** A condition on `answers` a with the rules of `isAnswered`. */
export const isAnswered = sql`coalesce(case a.value->>'type'
    when 'mcq' then jsonb_array_length(a.value->'chosen') > 0
    when 'multi' then jsonb_array_length(a.value->'chosen') > 0
    when 'true_false' then a.value->'chosen' <> 'null'::jsonb
    when 'fill' then exists (select 1 from jsonb_each_text(a.value->'blanks') b where btrim(b.value) <> '')
    when 'match' then exists (select 1 from jsonb_each_text(a.value->'pairs') b where b.value <> '')
    when 'subjective' then btrim(a.value->>'text', E' \\t\\n\\r') <> ''
    when 'practical' then a.value->>'text' <> '' or a.value->>'workspaceId' <> '0'
      or jsonb_array_length(a.value->'fileIds') > 0
  end, false)`;

export async function attemptFigures(
  db: Queryable,
  assessment: AssessmentKey & { readonly passPercent: number },
) {
  const percent = sql`t.marks * 100.0 / nullif(t.marks_most, 0)`;
  // `least` skips nulls: an attempt without marks would count in the highest bar.
  const bucket = sql`case when t.marks is not null and t.marks_most > 0
    then least(9, t.marks * 10 / t.marks_most) end`;
  const { rows } = await db.execute<{
    handed_in: number;
    counted: number;
    mean: number | null;
    median: number | null;
    deviation: number | null;
    passed: number;
    minutes: number | null;
    buckets: number[];
  }>(sql`
    select count(*)::int as handed_in, count(t.marks)::int as counted,
      avg(${percent})::float8 as mean, stddev_pop(${percent})::float8 as deviation,
      (percentile_cont(0.5) within group (order by ${percent}))::float8 as median,
      count(*) filter (where t.marks_most > 0 and t.marks * 100 >= ${assessment.passPercent}::int * t.marks_most)::int as passed,
      (percentile_cont(0.5) within group (order by extract(epoch from t.handed_in_at - t.started_at))
        filter (where t.marks is not null) / 60)::float8 as minutes,
      array(select count(*) filter (where ${bucket} = n)::int
        from generate_series(0, 9) n, ${first(assessment)} group by n order by n) as buckets
    from ${first(assessment)}`);
  return rows[0];
}

/** `rest`: marks of the attempt's other questions, null until all are marked. */
const asked = (assessment: AssessmentKey) => sql`
  select i.question_id, i.question_number, i.item_position, i.marks_most, coalesce(a.marks, 0) as marks,
    t.marks - coalesce(a.marks, 0) as rest, ${isAnswered} as is_answered,
    case a.value->>'type' when 'mcq' then a.value->'chosen'->>0 when 'true_false' then a.value->>'chosen' end as choice,
    case when a.value->>'type' = 'multi' then a.value->'chosen' end as several
  from (select t.* from ${first(assessment)}) t
  join ${attemptItems} i on i.school_id = t.school_id and i.attempt_id = t.id
  left join ${answers} a on a.school_id = i.school_id and a.attempt_id = i.attempt_id and a.position = i.position`;

export async function questionFigures(db: Queryable, assessment: AssessmentKey) {
  const { rows } = await db.execute<{
    question_id: number;
    number: number;
    type: string;
    prompt: string;
    asked: number;
    answered: number;
    facility: number | null;
    discrimination: number | null;
    body: QuestionBody;
    key: QuestionKey;
    /** How often each choice, or `true` and `false`, was chosen; null: never. */
    chosen: Readonly<Record<string, number>> | null;
    has_new_version: boolean;
    is_changed_since: boolean;
    way: RegradeWay | null;
    reason: string | null;
    teacher: string | null;
    made_at: number | null;
  }>(sql`
    with asked as materialized (${asked(assessment)}),
    figures as (
      select question_id, max(question_number) as number, min(question_number) as oldest,
        min(item_position) as position, count(*)::int as asked,
        count(*) filter (where is_answered)::int as answered,
        avg(marks::float8 / nullif(marks_most, 0)) filter (where rest is not null) as facility,
        corr(marks::float8, rest::float8) as discrimination
      from asked group by question_id),
    chosen as (
      select question_id, jsonb_object_agg(choice, times) as chosen from (
        select question_id, choice, count(*)::int as times from (
          select question_id, choice from asked where choice is not null
          union all
          select question_id, jsonb_array_elements_text(several) from asked where several is not null) each
        group by question_id, choice) counted
      group by question_id),
    again as (
      select distinct on (question_id) r.* from ${regrades} r
      where r.school_id = ${assessment.schoolId} and r.assessment_id = ${assessment.id} order by question_id, id desc)
    select f.question_id, f.number, v.type, v.prompt, f.asked, f.answered, f.facility, f.discrimination, v.body, k.key,
      c.chosen, q.number > f.oldest as has_new_version,
      q.number > greatest(f.oldest, r.key_number) as is_changed_since, r.way, r.reason, trim(p.first_name || ' ' || p.last_name) as teacher,
      (extract(epoch from r.made_at) * 1000)::float8 as made_at
    from figures f
    join ${questionVersions} v on v.question_id = f.question_id and v.number = f.number
    join ${questions} q on q.id = f.question_id
    left join chosen c on c.question_id = f.question_id
    left join again r on r.question_id = f.question_id
    left join ${questionVersions} corrected on r.way = 'new_key' and corrected.question_id = f.question_id
      and corrected.number = r.key_number and corrected.type = v.type
    join ${questionKeys} k on k.question_id = f.question_id and k.number = greatest(f.number, corrected.number)
    left join ${people} p on p.school_id = ${assessment.schoolId} and p.id = r.made_by
    order by f.position, f.question_id`);
  return rows;
}
