import { isTree, namesOf, partOf, type Tree, textOf, treesOf, visit } from './syntax-tree.ts';

/** Which schools' rows a statement may touch, as far as its text says. */
export type Scope =
  /** It names no table of schools. */
  | 'none'
  /** Each table's key is compared with a value that the caller gives. */
  | 'named'
  /** Tables are joined by the key, or there is one, and no value is given for it. */
  | 'all'
  /** Tables of schools stand beside each other without the key between them. */
  | 'mixed';

export interface TenantUse {
  readonly scope: Scope;
  /** The tables whose key no value is given for. */
  readonly open: readonly string[];
  /** It gives a row to another school: the key itself is written. */
  readonly moves: readonly string[];
}

type Mark = number;
/** Something that rows come from: the mark of a column, where it may hold the tenant's key. */
interface Source {
  readonly alias: string;
  readonly mark: (column: string) => Mark | undefined;
}
type Sources = readonly Source[];
type Outputs = readonly (readonly [string, Mark | undefined])[];

const given: Mark = 0;

/** Follows the tenant's key through one statement: what is equal to what, and what to a given value. */
class Keys {
  readonly #same: Mark[] = [given];
  readonly used: { readonly table: string; readonly mark: Mark }[] = [];
  readonly moves: string[] = [];

  constructor(readonly tenants: ReadonlyMap<string, string>) {}

  fresh(): Mark {
    return this.#same.push(this.#same.length) - 1;
  }

  find(mark: Mark): Mark {
    const next = this.#same[mark] ?? mark;
    return next === mark ? mark : this.find(next);
  }

  equal(one: Mark | undefined, other: Mark | undefined): void {
    if (one === undefined || other === undefined) return;
    const [low, high] = [this.find(one), this.find(other)].toSorted((a, b) => a - b);
    if (low !== undefined && high !== undefined) this.#same[high] = low;
  }

  table(table: string, alias: string): Source {
    const key = this.tenants.get(table);
    if (key === undefined) return { alias, mark: () => undefined };
    const mark = this.fresh();
    this.used.push({ table, mark });
    return { alias, mark: (column) => (column === key ? mark : undefined) };
  }
}

const columnOf = (reference: Tree, sources: Sources): Mark | undefined => {
  const names = namesOf(reference['fields']);
  const column = names.at(-1) ?? '';
  const alias = names.at(-2);
  for (const source of sources) {
    if (alias !== undefined && source.alias !== alias) continue;
    const mark = source.mark(column);
    if (mark !== undefined || alias !== undefined) return mark;
  }
  return undefined;
};

const hasColumn = (value: unknown): boolean => {
  let found = false;
  visit([value], (kind) => {
    found ||= kind === 'ColumnRef' || kind === 'SubLink';
  });
  return found;
};

/** Reads one statement; `ctes` are the names that `with` has given so far. */
class Reader {
  readonly #links = new Map<Tree, Outputs>();

  constructor(private readonly keys: Keys) {}

  statement(tree: Tree, outer: Sources, ctes: Sources): Outputs {
    const [kind = ''] = Object.keys(tree);
    const body = partOf(tree, kind) ?? {};
    const named = this.#named(body, outer, ctes);
    if (kind === 'SelectStmt') return this.#select(body, outer, named);
    if (kind === 'InsertStmt') return this.#insert(body, outer, named);
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') return this.#change(body, outer, named);
    return [];
  }

  #named(body: Tree, outer: Sources, ctes: Sources): Sources {
    const clause = body['withClause'];
    if (!isTree(clause)) return ctes;
    return treesOf(clause['ctes']).reduce<Sources>((known, item) => {
      const cte = partOf(item, 'CommonTableExpr') ?? {};
      const alias = textOf(cte['ctename']);
      const columns = namesOf(cte['aliascolnames']);
      const own = new Map<string, Mark>();
      const itself: Source = {
        alias,
        mark: (column) => own.get(column) ?? own.set(column, this.keys.fresh()).get(column),
      };
      const query = cte['ctequery'];
      const outputs = isTree(query) ? this.statement(query, outer, [itself, ...known]) : [];
      outputs.forEach(([name, mark], at) => this.keys.equal(itself.mark(columns[at] ?? name), mark));
      return [itself, ...known];
    }, ctes);
  }

  #select(body: Tree, outer: Sources, ctes: Sources): Outputs {
    if (body['larg']) {
      const [left, right] = [body['larg'], body['rarg']].map((side) =>
        isTree(side) ? this.statement({ SelectStmt: side }, outer, ctes) : [],
      );
      left?.forEach(([, mark], at) => this.keys.equal(mark, right?.[at]?.[1]));
      this.#look([body['sortClause'], body['limitCount']], outer, ctes);
      return left ?? [];
    }
    const rows = treesOf(body['valuesLists']);
    if (rows.length > 0) {
      this.#look(rows, outer, ctes);
      return treesOf(partOf(rows[0], 'List')?.['items']).map((item, at) => [
        `column${at + 1}`,
        this.#markOf(item, outer, ctes),
      ]);
    }
    const sources = [...this.#from(body['fromClause'], outer, ctes), ...outer];
    const rest = ['whereClause', 'groupClause', 'havingClause', 'sortClause', 'distinctClause', 'limitCount'];
    this.#look([...rest.map((name) => body[name]), body['windowClause'], body['targetList']], sources, ctes);
    return this.#outputs(body['targetList'], sources, ctes);
  }

  #outputs(list: unknown, sources: Sources, ctes: Sources): Outputs {
    return treesOf(list).map((item) => {
      const target = partOf(item, 'ResTarget') ?? {};
      const value = target['val'];
      const names = namesOf(partOf(value, 'ColumnRef')?.['fields']);
      const isStar = JSON.stringify(value ?? null).includes('"A_Star"');
      const name = textOf(target['name']) || names.at(-1) || '';
      if (isStar)
        return ['school_id', sources.map(({ mark }) => mark('school_id')).find((mark) => mark !== undefined)];
      return [name, this.#markOf(value, sources, ctes)] as const;
    });
  }

  #insert(body: Tree, outer: Sources, ctes: Sources): Outputs {
    const target = this.#relation(body['relation'], ctes);
    const excluded = { ...target, alias: 'excluded' };
    const columns = treesOf(body['cols']).map((item) => textOf(partOf(item, 'ResTarget')?.['name']));
    const query = body['selectStmt'];
    if (isTree(query)) {
      const outputs = this.statement(query, outer, ctes);
      columns.forEach((column, at) => this.keys.equal(target.mark(column), outputs[at]?.[1]));
    }
    const sources = [target, excluded, ...outer];
    this.#look([body['onConflictClause'], body['returningList']], sources, ctes);
    return this.#outputs(body['returningList'], sources, ctes);
  }

  #change(body: Tree, outer: Sources, ctes: Sources): Outputs {
    const target = this.#relation(body['relation'], ctes);
    const from = this.#from(body['fromClause'] ?? body['usingClause'], [target, ...outer], ctes);
    const sources = [target, ...from, ...outer];
    for (const item of treesOf(body['targetList']))
      if (target.mark(textOf(partOf(item, 'ResTarget')?.['name'])) !== undefined)
        this.keys.moves.push(textOf((body['relation'] as Tree)['relname']));
    this.#look([body['targetList'], body['whereClause'], body['returningList']], sources, ctes);
    return this.#outputs(body['returningList'], sources, ctes);
  }

  #relation(value: unknown, ctes: Sources): Source {
    const range = isTree(value) ? value : {};
    const table = textOf(range['relname']);
    const alias = textOf((range['alias'] as Tree | undefined)?.['aliasname']) || table;
    const cte = range['schemaname'] ? undefined : ctes.find((each) => each.alias === table);
    return cte ? { ...cte, alias } : this.keys.table(table, alias);
  }

  #from(clause: unknown, outer: Sources, ctes: Sources): Sources {
    return treesOf(clause).reduce<Sources>(
      (found, item) => [...found, ...this.#source(item, [...found, ...outer], ctes)],
      [],
    );
  }

  #source(item: Tree, before: Sources, ctes: Sources): Sources {
    const [kind = ''] = Object.keys(item);
    const body = partOf(item, kind) ?? {};
    const alias = textOf((body['alias'] as Tree | undefined)?.['aliasname']);
    if (kind === 'RangeVar') return [this.#relation(body, ctes)];
    if (kind === 'RangeFunction') {
      this.#look(body['functions'], before, ctes);
      return [{ alias, mark: () => given }];
    }
    if (kind === 'RangeSubselect') {
      const query = body['subquery'];
      const columns = namesOf((body['alias'] as Tree | undefined)?.['colnames']);
      const outputs = isTree(query) ? this.statement(query, before, ctes) : [];
      const marks = new Map(outputs.map(([name, mark], at) => [columns[at] ?? name, mark]));
      return [{ alias, mark: (column) => marks.get(column) }];
    }
    if (kind !== 'JoinExpr') return [];
    const left = this.#from([body['larg']], before, ctes);
    const right = this.#from([body['rarg']], [...left, ...before], ctes);
    for (const column of namesOf(body['usingClause']))
      this.keys.equal(
        left.map(({ mark }) => mark(column)).find((mark) => mark !== undefined),
        right.map(({ mark }) => mark(column)).find((mark) => mark !== undefined),
      );
    this.#look(body['quals'], [...left, ...right, ...before], ctes);
    return [...left, ...right];
  }

  /** Looks for comparisons in an expression, and into the queries within it. */
  #look(value: unknown, sources: Sources, ctes: Sources): void {
    if (Array.isArray(value)) {
      for (const item of value) this.#look(item, sources, ctes);
      return;
    }
    if (!isTree(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'SubLink' && isTree(inner)) {
        this.#sublink(inner, sources, ctes);
        continue;
      }
      if (name === 'A_Expr' && isTree(inner)) this.#comparison(inner, sources, ctes);
      this.#look(inner, sources, ctes);
    }
  }

  #comparison(expression: Tree, sources: Sources, ctes: Sources): void {
    const kind = textOf(expression['kind']);
    const { lexpr, rexpr } = expression;
    if (!namesOf(expression['name']).includes('=') && kind !== 'AEXPR_NOT_DISTINCT') return;
    if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY') {
      if (!hasColumn(rexpr))
        for (const mark of this.#marksOf(lexpr, sources, ctes)) this.keys.equal(mark, given);
      return;
    }
    const right = this.#marksOf(rexpr, sources, ctes);
    this.#marksOf(lexpr, sources, ctes).forEach((mark, at) => this.keys.equal(mark, right[at]));
  }

  /** A query within an expression is met twice, as a part and as a value, and is one all the same. */
  #sublink(link: Tree, sources: Sources, ctes: Sources): Outputs {
    const known = this.#links.get(link);
    if (known) return known;
    this.#look(link['testexpr'], sources, ctes);
    const query = link['subselect'];
    const outputs = isTree(query) ? this.statement(query, sources, ctes) : [];
    if (link['subLinkType'] === 'ANY_SUBLINK')
      this.#marksOf(link['testexpr'], sources, ctes).forEach((mark, at) =>
        this.keys.equal(mark, outputs[at]?.[1]),
      );
    this.#links.set(link, outputs);
    return outputs;
  }

  #marksOf(value: unknown, sources: Sources, ctes: Sources): readonly (Mark | undefined)[] {
    const row = partOf(value, 'RowExpr');
    return (row ? treesOf(row['args']) : [value]).map((item) => this.#markOf(item, sources, ctes));
  }

  #markOf(value: unknown, sources: Sources, ctes: Sources): Mark | undefined {
    const column = partOf(value, 'ColumnRef');
    if (column) return columnOf(column, sources);
    const cast = partOf(value, 'TypeCast');
    if (cast) return this.#markOf(cast['arg'], sources, ctes);
    const link = partOf(value, 'SubLink');
    if (link?.['subLinkType'] === 'EXPR_SUBLINK') return this.#sublink(link, sources, ctes)[0]?.[1];
    return hasColumn(value) ? undefined : given;
  }
}

/** How a statement uses the tenant's key; `tenants` from `tenantKeys`. */
export function tenantUseOf(tree: Tree, tenants: ReadonlyMap<string, string>): TenantUse {
  const keys = new Keys(tenants);
  new Reader(keys).statement(tree, [], []);
  const marks = keys.used.map(({ table, mark }) => ({ table, mark: keys.find(mark) }));
  const open = marks.filter(({ mark }) => mark !== given);
  const apart = new Set(marks.map(({ mark }) => mark)).size > 1;
  const scope = marks.length === 0 ? 'none' : open.length === 0 ? 'named' : apart ? 'mixed' : 'all';
  return { scope, open: [...new Set(open.map(({ table }) => table))].toSorted(), moves: keys.moves };
}
