// The few helpers cache tags need; see CONTRIBUTING for when a group needs more than its coarse tag.

/** Id of the tag that stands for "any list of this type". */
export const LIST = 'LIST'

/** Tags of a list read: the list itself and every item in it. */
export function provideList<Type extends string>(type: Type, items: readonly { _id: string }[] | undefined) {
  return [{ type, id: LIST }, ...(items ?? []).map(({ _id }) => ({ type, id: _id }))]
}

/** A failed mutation makes nothing stale. */
export function onSuccess<Tag>(error: unknown, tags: readonly Tag[]): readonly Tag[] {
  return error ? [] : tags
}
