// Builders for RTK Query cache tags. One entity has the tag {type, id}; every list of a type has {type, 'LIST'}.

/** Id of the tag of all lists of a type. */
export const LIST = 'LIST'

/** Tag of one entity. */
export const idTag = <Type extends string>(type: Type, id: string) => ({ type, id })

/** Tag of all lists of a type. */
export const listTag = <Type extends string>(type: Type) => ({ type, id: LIST })

/** Tags of a list query: the list and every item in it. */
export function provideList<Type extends string>(type: Type, items: readonly { _id: string }[] | undefined) {
  return [listTag(type), ...(items ?? []).map(({ _id }) => idTag(type, _id))]
}

/** A failed mutation invalidates nothing. */
export function unlessFailed<Tag>(error: unknown, tags: readonly Tag[]): readonly Tag[] {
  return error ? [] : tags
}
