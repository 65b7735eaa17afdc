interface QueryState<Data, Failure> {
  data?: Data
  currentData?: Data
  error?: Failure
}

/**
 * For `selectFromResult` of the query of a ResourceList: what the list shows. Otherwise it also renders all rows when a refetch begins,
 * while the response arrives.
 */
export function listState<Data, Failure>({ data, currentData, error }: QueryState<Data, Failure>) {
  return { data, currentData, error }
}
