import { errorMessage, isApiError } from '../../api/errors'

/** What is wrong with the only field of a call, else with the call. */
export const problemOf = (error: unknown): string =>
  (isApiError(error) ? error.fields?.[0]?.message : undefined) ?? errorMessage(error)
