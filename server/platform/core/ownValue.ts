/**
 * Reads a member whose name a user chose, such as an attribute of a feature.
 * @returns undefined when the object does not have it itself: names like `constructor` exist on every object
 */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
