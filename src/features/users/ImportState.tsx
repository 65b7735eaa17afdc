import { Alert } from 'antd'
import { isApiError } from '../../api/errors'
import type { UserImportReply } from '../../api/user'
import { usersText } from './messages'

type Report = UserImportReply['data']

interface ImportStateProps {
  isChecking: boolean
  isImporting: boolean
  /** The limit, if the chosen file exceeds it. */
  maxMegabytes: number | undefined
  error: unknown
  /** Of the preview. */
  expected: Report | undefined
  /** Of the import. */
  result: Report | undefined
}

/** What an import is doing, would do or has done; also announced to screen readers. */
export function ImportState({ isChecking, isImporting, maxMegabytes, error, expected, result }: ImportStateProps) {
  return (
    <div aria-live="polite">
      {isChecking && <Alert type="info" showIcon title={usersText('checkingFile')} />}
      {isImporting && <Alert type="info" showIcon title={usersText('importing')} />}
      {maxMegabytes !== undefined && (
        <Alert type="error" showIcon title={usersText('fileTooLarge', { max: maxMegabytes })} />
      )}
      {isApiError(error) && <Alert type="error" showIcon title={error.message} />}
      {expected && !result && !isImporting && <Expected report={expected} />}
      {result && <Result report={result} />}
    </div>
  )
}

function Expected({ report: { created, rejected } }: { report: Report }) {
  return (
    <Alert
      type={rejected > 0 ? 'warning' : 'info'}
      showIcon
      title={usersText('previewResult', { created })}
      description={
        <>
          {rejected > 0 && <div>{usersText('previewRejected', { rejected })}</div>}
          {created > 0 && <div>{usersText('previewOthers')}</div>}
        </>
      }
    />
  )
}

function Result({ report: { created, rejected } }: { report: Report }) {
  if (rejected === 0) return <Alert type="success" showIcon title={usersText('importAllGood', { created })} />
  return (
    <Alert
      type="warning"
      showIcon
      title={usersText('importResult', { created, rejected })}
      description={usersText('onlyRejected')}
    />
  )
}
