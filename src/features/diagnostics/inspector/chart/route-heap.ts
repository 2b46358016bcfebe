/** A priority queue of numbers, lowest cost first. */
export class Heap {
  readonly #costs: number[] = [];
  readonly #items: number[] = [];

  get isEmpty() {
    return this.#items.length === 0;
  }

  clear() {
    this.#costs.length = 0;
    this.#items.length = 0;
  }

  #at(index: number) {
    return this.#costs[index] ?? Number.POSITIVE_INFINITY;
  }

  #set(index: number, cost: number, item: number) {
    this.#costs[index] = cost;
    this.#items[index] = item;
  }

  push(cost: number, item: number) {
    let index = this.#items.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#at(parent) <= cost) break;
      this.#set(index, this.#at(parent), this.#items[parent] ?? 0);
      index = parent;
    }
    this.#set(index, cost, item);
  }

  pop(): number {
    const first = this.#items[0] ?? -1;
    const cost = this.#costs.pop() ?? 0;
    const item = this.#items.pop() ?? 0;
    const { length } = this.#items;
    if (length === 0) return first;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const child = this.#at(left + 1) < this.#at(left) ? left + 1 : left;
      if (child >= length || this.#at(child) >= cost) break;
      this.#set(index, this.#at(child), this.#items[child] ?? 0);
      index = child;
    }
    this.#set(index, cost, item);
    return first;
  }
}
