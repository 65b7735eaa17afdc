import { appText } from './messages'

/** Placeholder while content loads. */
export function LoadingText() {
  return (
    <div className="centred" role="status">
      {appText('loading')}
    </div>
  )
}
