import { Button } from 'antd'
import { sharedText } from '../sharedText'

/** The call that lists the options. */
export interface OptionsQuery {
  isFetching: boolean
  error?: { message?: string | undefined } | undefined
  refetch: () => unknown
}

interface NoOptionsProps {
  query: OptionsQuery
  /** Shown when the call has found none. */
  none?: string
}

/** What a select shows in place of options: that they load, that they could not be loaded, or that there are none. */
export function NoOptions({ query: { isFetching, error, refetch }, none }: NoOptionsProps) {
  if (isFetching) return sharedText('loading')
  if (!error) return none ?? sharedText('noOptions')
  return (
    <span role="alert">
      {error.message ?? sharedText('notLoaded')}{' '}
      <Button type="link" size="small" onClick={() => void refetch()}>
        {sharedText('tryAgain')}
      </Button>
    </span>
  )
}
