import { appText } from './messages'

/** In place of what is not there yet. */
export function LoadingText() {
  return (
    <div className="centred" role="status">
      {appText('loading')}
    </div>
  )
}
