import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Modal, Typography } from 'antd'
import { useImportUsersMutation } from '../../api/user'
import { FileButton } from '../../shared/forms/FileButton'
import { userImportLimits } from '../../shared/limits/user.gen'
import { sendFile } from '../../uploads/sendFile'
import { ImportReport } from './ImportReport'
import { ImportState } from './ImportState'
import { usersText } from './messages'

const WIDTH = 720
const MEGABYTE = 1_000_000
/** Of a text that is sent with the call. A longer one is uploaded first. */
const MAX_CHARACTERS = userImportLimits.csv.maxLength
/** Of an upload; the server has the same limit. */
const MAX_BYTES = 12 * MEGABYTE
const EXAMPLE = 'name,email,userType,groups\nPat Pilot,pat@example.com,tenant-user,Pilots'
/** Without the example, which would otherwise be invited. */
const TEMPLATE = 'name,email,userType,groups,permissions\n'

/** What the calls name: the text of the file, or its upload. */
type Source = { csv: string } | { uploadId: string }
type Problem = 'tooLarge' | 'notSent'

/** @throws Error when an upload could not be sent */
async function sourceOf(file: File): Promise<Source> {
  // A file of more bytes may have fewer characters, but an upload works for it, too.
  const isShort = file.size <= MAX_CHARACTERS
  return isShort ? { csv: await file.text() } : { uploadId: await sendFile(file, file.name) }
}

/** Imports users from a CSV file: previews the result, adds the valid rows, and reports the rejected ones. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [preview, previewing] = useImportUsersMutation()
  const [importUsers, importing] = useImportUsersMutation()
  const [source, setSource] = useState<Source>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const expected = previewing.data?.data
  const result = importing.data?.data

  const read = async (file: File) => {
    previewing.reset()
    importing.reset()
    setSource(undefined)
    setProblem(file.size > MAX_BYTES ? 'tooLarge' : undefined)
    if (file.size > MAX_BYTES) return
    setSending(true)
    const chosen = await sourceOf(file).catch(() => undefined)
    setSending(false)
    if (!chosen) return setProblem('notSent')
    setSource(chosen)
    await preview({ userImport: { ...chosen, preview: true } })
  }

  return (
    <Modal
      open
      width={WIDTH}
      title={usersText('importTitle')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>{usersText('close')}</Button>
          {source && expected && expected.created > 0 && !result && (
            <Button
              type="primary"
              loading={importing.isLoading}
              onClick={() => void importUsers({ userImport: source })}
            >
              {usersText('addImported', { count: expected.created })}
            </Button>
          )}
        </>
      }
    >
      <p>{usersText('importHelp')}</p>
      <Typography.Text type="secondary">{usersText('importExample')}</Typography.Text>
      <pre
        role="region"
        aria-label={usersText('importExample')}
        style={{ margin: '4px 0 16px', overflowX: 'auto' }}
        tabIndex={0}
      >
        {EXAMPLE}
      </pre>
      <Flex gap={8} wrap style={{ marginBottom: 16 }}>
        <FileButton
          label={usersText(expected ? 'chooseOther' : 'chooseFile')}
          accept=".csv,text/csv"
          loading={isSending || previewing.isLoading}
          disabled={importing.isLoading}
          onChoose={([file]) => void read(file)}
        />
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`}
          download="users.csv"
        >
          {usersText('downloadTemplate')}
        </Button>
      </Flex>
      {problem === 'notSent' && <Alert type="error" showIcon title={usersText('fileNotSent')} />}
      <ImportState
        isChecking={isSending || previewing.isLoading}
        isImporting={importing.isLoading}
        maxMegabytes={problem === 'tooLarge' ? MAX_BYTES / MEGABYTE : undefined}
        error={importing.error ?? previewing.error}
        expected={expected}
        result={result}
      />
      <ImportReport report={result ?? expected} isDone={result !== undefined} />
    </Modal>
  )
}
