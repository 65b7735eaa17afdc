import { Fragment } from 'react'

/** A text that wraps anywhere, but in an e-mail address first behind the @. */
export function WrappedText({ text }: { text: string }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {text.split(/(?<=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
