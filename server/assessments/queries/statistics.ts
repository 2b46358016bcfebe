import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { questionVersions } from '../schema/questions.ts';
import type { AssessmentKey } from './assessments.ts';

/** First attempts of students who are not excused, that were handed in. */
const first = ({ schoolId, id }: AssessmentKey) => sql`${attempts} t
  where t.school_id = ${schoolId} and t.assessment_id = ${id} and t.number = 1 and t.state <> 'open'
    and not exists (select 1 from assessment_overrides o where o.school_id = t.school_id
      and o.assessment_id = t.assessment_id and o.person_id = t.person_id and o.is_excused)`;

/** Of `answers` a: did the student answer anything? As `isAnswered` says. */
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

export async function attemptFigures(db: Queryable, assessment: AssessmentKey) {
  const percent = sql`t.marks * 100.0 / nullif(t.marks_most, 0)`;
  const { rows } = await db.execute<{
    handed_in: number;
    counted: number;
    mean: number | null;
    median: number | null;
    deviation: number | null;
    buckets: number[];
  }>(sql`
    select count(*)::int as handed_in, count(t.marks)::int as counted,
      avg(${percent})::float8 as mean, stddev_pop(${percent})::float8 as deviation,
      (percentile_cont(0.5) within group (order by ${percent}))::float8 as median,
      array(select count(*) filter (where least(9, floor(t.marks * 10 / nullif(t.marks_most, 0))) = n)::int
        from generate_series(0, 9) n, ${first(assessment)} group by n order by n) as buckets
    from ${first(assessment)}`);
  return rows[0];
}

/** Of each question that was asked in them, where every answer is marked. */
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
  }>(sql`
    with asked as (
      select i.question_id, i.question_number, i.item_position, i.marks_most, coalesce(a.marks, 0) as marks,
        t.marks - coalesce(a.marks, 0) as rest, ${isAnswered} as is_answered
      from (select t.* from ${first(assessment)} and t.marks is not null) t
      join ${attemptItems} i on i.school_id = t.school_id and i.attempt_id = t.id
      left join ${answers} a on a.school_id = i.school_id and a.attempt_id = i.attempt_id and a.position = i.position),
    figures as (
      select question_id, max(question_number) as number, min(item_position) as position, count(*)::int as asked,
        count(*) filter (where is_answered)::int as answered,
        avg(marks::float8 / nullif(marks_most, 0)) as facility, corr(marks::float8, rest::float8) as discrimination
      from asked group by question_id)
    select f.question_id, f.number, v.type, v.prompt, f.asked, f.answered, f.facility, f.discrimination
    from figures f
    join ${questionVersions} v on v.question_id = f.question_id and v.number = f.number
    order by f.position, f.question_id`);
  return rows;
}
