/** Whether two actions are one and the same, in whatever order their parts were written down. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [parts, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    parts.length === others.size &&
    parts.every(([name, part]) => others.has(name) && same(part, others.get(name)))
  );
}
