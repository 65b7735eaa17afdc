import { Alert } from 'antd'
import { SHOWN_BYTES, type TrialAnswer } from '../../api/trialRequest'
import type { ApiError } from '../../api/errors'
import { byteSize } from '../../shared/byteSize'
import { formatNumber } from '../../shared/messages'
import { StateTag } from '../../shared/StateTag'
import { CodeBlock } from './CodeBlock'
import { explorerText } from './messages'

/** What a request has returned. */
export function Answer({ answer }: { answer: TrialAnswer | { error: ApiError } }) {
  if ('error' in answer) return <Alert type="error" showIcon title={answer.error.message} />
  return (
    <section aria-label={explorerText('answer')}>
      <h4 className="api-heading">{explorerText('answer')}</h4>
      <p role="status">
        <StateTag hue={answer.isOk ? 'green' : 'red'}>
          {explorerText('statusOf', { status: String(answer.status) })}
        </StateTag>{' '}
        <span>{factsOf(answer)}</span>
      </p>
      {answer.isCut && <p>{explorerText('cut', { size: byteSize(SHOWN_BYTES) })}</p>}
      <Content answer={answer} />
    </section>
  )
}

function Content({ answer: { text, isCut } }: { answer: TrialAnswer }) {
  if (text === undefined) return <p>{explorerText('binary')}</p>
  if (text === '') return <p>{explorerText('emptyAnswer')}</p>
  return <CodeBlock label={explorerText('answer')} text={isCut ? text : indented(text)} />
}

function factsOf({ ms, type, bytes }: TrialAnswer): string {
  const values = { ms: formatNumber(ms), type }
  return bytes === undefined
    ? explorerText('facts', values)
    : explorerText('factsSize', { ...values, size: byteSize(bytes) })
}

/** JSON on several lines; any other text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
