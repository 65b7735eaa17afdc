/**
 * Reads a member whose name a user chose, such as an attribute of a feature.
 * @returns undefined when there is no object, or when it does not have the member itself: names like `constructor` exist
 * on every object
 */
export function ownValue<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
