import type { OptionsQuery } from './NoOptions'

/** Whether a call has found the options of a select: until then, and after a failure, nobody knows that there are none. */
export const isSettled = ({ isFetching, error }: OptionsQuery): boolean => !isFetching && error === undefined
