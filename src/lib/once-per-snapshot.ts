export function oncePerSnapshot<Snapshot extends object, View>(make: (snapshot: Snapshot) => View) {
  const made = new WeakMap<Snapshot, View>();
  return (snapshot: Snapshot): View => {
    const known = made.get(snapshot);
    if (known !== undefined) return known;
    const view = make(snapshot);
    made.set(snapshot, view);
    return view;
  };
}
