import { isTree, namesOf, partOf, statementsIn, type Tree, textOf, treesOf, visit } from './syntax-tree.ts';

/** Something of PostgreSQL that not every database in its likeness has. `verdicts.ts` says who refuses it. */
export type Feature =
  | 'advisory-lock'
  | 'notify'
  | 'trigger'
  | 'trigger-tables'
  | 'trigger-columns'
  | 'plpgsql'
  | 'sql-function'
  | 'composite-type'
  | 'extension'
  | 'generated-column'
  | 'gin'
  | 'gin-columns'
  | 'gin-options'
  | 'trigram-class'
  | 'partial-index'
  | 'expression-index'
  | 'exclusion'
  | 'deferrable'
  | 'collation'
  | 'sequence'
  | 'view'
  | 'temporary'
  | 'skip-locked'
  | 'row-lock'
  | 'recursive'
  | 'changing-with'
  | 'conflict'
  | 'lateral'
  | 'distinct-on'
  | 'grouping-sets'
  | 'within-group'
  | 'text-search'
  | 'word-likeness'
  | 'normalize'
  | 'catalogue'
  | 'system-column'
  | 'copy'
  | 'truncate'
  | 'table-lock'
  | 'session-setting'
  | 'savepoint'
  | 'whole-division'
  | 'merge'
  | 'newer-function';

export interface Found {
  readonly feature: Feature;
  /** Which function, index method, operator … */
  readonly what: string;
}

/** Came with PostgreSQL 16, 17 or 18: in `pg_proc` of 18 and not of 15, without what is called from within alone. */
const newerFunctions = new Set(
  `any_value array_reverse array_sample array_shuffle array_sort casefold crc32 crc32c date_add date_subtract erf
erfc gamma has_largeobject_privilege icu_unicode_version json_agg_strict json_object_agg_strict
json_object_agg_unique json_object_agg_unique_strict jsonb_agg_strict jsonb_object_agg_strict
jsonb_object_agg_unique jsonb_object_agg_unique_strict jsonb_populate_record_valid lgamma
pg_available_wal_summaries pg_basetype pg_column_toast_chunk_id pg_get_acl pg_get_loaded_modules
pg_get_sequence_data pg_get_wait_events pg_input_error_info pg_input_is_valid pg_log_standby_snapshot
pg_split_walfile_name pg_stat_get_backend_io pg_stat_get_io random_normal system_user to_bin to_oct
to_regtypemod unicode_assigned unicode_version uuid_extract_timestamp uuid_extract_version uuidv4 uuidv7 xmltext`.split(
    /\s+/,
  ),
);

const functionFeature = (name: string): Feature | undefined => {
  if (newerFunctions.has(name)) return 'newer-function';
  if (/^pg_(?:try_)?advisory_/.test(name)) return 'advisory-lock';
  if (name === 'pg_notify') return 'notify';
  if (/^(?:strict_)?word_similarity$/.test(name)) return 'word-likeness';
  if (/^(?:to_tsvector|.*to_tsquery|ts_.*|setweight)$/.test(name)) return 'text-search';
  if (name === 'normalize') return 'normalize';
  if (name === 'set_config') return 'session-setting';
  if (/^pg_|^to_regclass$|^has_.*_privilege$/.test(name)) return 'catalogue';
  return undefined;
};

const operatorFeature: Readonly<Record<string, Feature>> = {
  '<%': 'word-likeness',
  '%>': 'word-likeness',
  '@@': 'text-search',
  '/': 'whole-division',
};

const systemColumns = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

const ofFunction = (body: Tree): readonly Found[] => {
  const name = namesOf(body['funcname']).at(-1) ?? '';
  const feature = functionFeature(name);
  return [
    ...(feature ? [{ feature, what: name }] : []),
    ...(body['agg_within_group'] ? [{ feature: 'within-group' as const, what: name }] : []),
  ];
};

function ofIndex(body: Tree): readonly Found[] {
  const method = textOf(body['accessMethod']);
  const parts = treesOf(body['indexParams']).map((item) => partOf(item, 'IndexElem') ?? {});
  const isGin = method === 'gin';
  const classes = parts.flatMap((part) => namesOf(part['opclass']));
  return [
    ...(isGin ? [{ feature: 'gin' as const, what: method }] : []),
    ...(isGin && parts.length > 1
      ? [{ feature: 'gin-columns' as const, what: `${parts.length} columns` }]
      : []),
    ...(isGin && body['options'] ? [{ feature: 'gin-options' as const, what: 'fastupdate' }] : []),
    ...classes.map((what) => ({ feature: 'trigram-class' as const, what })),
    ...(body['whereClause'] ? [{ feature: 'partial-index' as const, what: 'where' }] : []),
    ...(parts.some((part) => part['expr'])
      ? [{ feature: 'expression-index' as const, what: 'expression' }]
      : []),
  ];
}

const ofTrigger = (body: Tree): readonly Found[] => {
  const what = textOf(body['trigname']);
  return [
    { feature: 'trigger', what },
    ...(body['transitionRels'] ? [{ feature: 'trigger-tables' as const, what }] : []),
    ...(treesOf(body['columns']).length > 0 ? [{ feature: 'trigger-columns' as const, what }] : []),
  ];
};

const constraintFeature: Readonly<Record<string, Feature>> = {
  CONSTR_GENERATED: 'generated-column',
  CONSTR_IDENTITY: 'sequence',
  CONSTR_EXCLUSION: 'exclusion',
  CONSTR_ATTR_DEFERRABLE: 'deferrable',
};

/** The language of a function, and what its body does; a body in plpgsql is read by its words alone. */
function ofRoutine(body: Tree): readonly Found[] {
  const options = treesOf(body['options']).map((item) => partOf(item, 'DefElem') ?? {});
  const named = (name: string) => options.find((option) => option['defname'] === name)?.['arg'];
  const language = textOf(partOf(named('language'), 'String')?.['sval']);
  const text = namesOf(partOf(named('as'), 'List')?.['items']).join('');
  const what = namesOf(body['funcname']).at(-1) ?? '';
  if (language !== 'plpgsql')
    return [{ feature: 'sql-function', what }, ...statementsIn(text).flatMap((tree) => featuresOf(tree))];
  return [
    { feature: 'plpgsql', what },
    ...(text.includes('pg_notify') ? [{ feature: 'notify' as const, what: 'pg_notify' }] : []),
  ];
}

const ofRange = (body: Tree): readonly Found[] => {
  const what = textOf(body['relname']);
  const isCatalogue =
    what.startsWith('pg_') || /^(?:pg_catalog|information_schema)$/.test(textOf(body['schemaname']));
  return [
    ...(body['relpersistence'] === 't' ? [{ feature: 'temporary' as const, what: 'temporary table' }] : []),
    ...(isCatalogue ? [{ feature: 'catalogue' as const, what }] : []),
  ];
};

const kindFeature: Readonly<Record<string, Feature>> = {
  ListenStmt: 'notify',
  UnlistenStmt: 'notify',
  NotifyStmt: 'notify',
  CompositeTypeStmt: 'composite-type',
  CreateSeqStmt: 'sequence',
  ViewStmt: 'view',
  CopyStmt: 'copy',
  TruncateStmt: 'truncate',
  LockStmt: 'table-lock',
  VariableSetStmt: 'session-setting',
  MergeStmt: 'merge',
  OnConflictClause: 'conflict',
  GroupingSet: 'grouping-sets',
};

const changing = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'];

function ofPart(kind: string, body: Tree): readonly Found[] {
  const plain = kindFeature[kind];
  if (plain)
    return [{ feature: plain, what: textOf(body['conditionname']) || textOf(body['name']) || plain }];
  if (kind === 'FuncCall') return ofFunction(body);
  if (kind === 'IndexStmt') return ofIndex(body);
  if (kind === 'CreateTrigStmt') return ofTrigger(body);
  if (kind === 'CreateFunctionStmt') return ofRoutine(body);
  if (kind === 'RangeVar') return ofRange(body);
  if (kind === 'CreateExtensionStmt') return [{ feature: 'extension', what: textOf(body['extname']) }];
  if (kind === 'CollateClause') return [{ feature: 'collation', what: namesOf(body['collname']).join('.') }];
  if (kind === 'TransactionStmt')
    return /SAVEPOINT/.test(textOf(body['kind'])) ? [{ feature: 'savepoint', what: 'savepoint' }] : [];
  if (kind === 'Constraint') {
    const feature =
      constraintFeature[textOf(body['contype'])] ?? (body['deferrable'] ? 'deferrable' : undefined);
    return feature ? [{ feature, what: feature }] : [];
  }
  if (kind === 'A_Expr') {
    const what = namesOf(body['name']).at(-1) ?? '';
    const feature = operatorFeature[what];
    return feature ? [{ feature, what }] : [];
  }
  if (kind === 'LockingClause')
    return [
      { feature: 'row-lock', what: textOf(body['strength']).replace('LCS_FOR', 'for ').toLowerCase() },
      ...(body['waitPolicy'] === 'LockWaitSkip'
        ? [{ feature: 'skip-locked' as const, what: 'skip locked' }]
        : []),
    ];
  if (kind === 'CommonTableExpr')
    return changing.some((each) => partOf(body['ctequery'], each))
      ? [{ feature: 'changing-with', what: 'with … as (insert, update or delete)' }]
      : [];
  if (kind === 'RangeSubselect' || kind === 'RangeFunction')
    return body['lateral'] ? [{ feature: 'lateral', what: 'lateral' }] : [];
  if (kind === 'SelectStmt') {
    const isOn = treesOf(body['distinctClause']).some((item) => Object.keys(item).length > 0);
    return isOn ? [{ feature: 'distinct-on', what: 'distinct on' }] : [];
  }
  if (kind === 'ColumnRef') {
    const what = namesOf(body['fields']).at(-1) ?? '';
    return systemColumns.has(what) ? [{ feature: 'system-column', what }] : [];
  }
  return [];
}

/** What a statement uses that not every database has, each once. */
export function featuresOf(tree: Tree): readonly Found[] {
  const found = new Map<string, Found>();
  const keep = (items: readonly Found[]) => {
    for (const item of items) found.set(`${item.feature} ${item.what}`, item);
  };
  visit(tree, (kind, body) => keep(ofPart(kind, body)));
  // What has no kind of its own in the tree.
  const lookInto = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) lookInto(item);
    else if (isTree(value)) {
      for (const [name, inner] of Object.entries(value)) {
        if (name === 'withClause' && isTree(inner) && inner['recursive'])
          keep([{ feature: 'recursive', what: 'with recursive' }]);
        if ((name === 'relation' || name === 'rel') && isTree(inner)) keep(ofRange(inner));
        if (name === 'onConflictClause') keep([{ feature: 'conflict', what: 'on conflict' }]);
        lookInto(inner);
      }
    }
  };
  lookInto(tree);
  return [...found.values()];
}
