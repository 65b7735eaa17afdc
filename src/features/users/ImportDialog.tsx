import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Flex, Modal, Typography } from 'antd'
import { useImportUsersMutation } from '../../api/user'
import { FileButton } from '../../shared/forms/FileButton'
import { userImportLimits } from '../../shared/limits/user.gen'
import { ImportReport } from './ImportReport'
import { ImportState } from './ImportState'
import { usersText } from './messages'

const WIDTH = 720
const MEGABYTE = 1_000_000
const MAX_CHARACTERS = userImportLimits.csv.maxLength
/** At most, in UTF-8. */
const BYTES_PER_CHARACTER = 3
const EXAMPLE = 'name,email,userType,groups\nPat Pilot,pat@example.com,tenant-user,Pilots'
/** Without the example, which would otherwise be invited. */
const TEMPLATE = 'name,email,userType,groups,permissions\n'

/** Imports users from a CSV file: previews the result, adds the valid rows, and reports the rejected ones. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [preview, previewing] = useImportUsersMutation()
  const [importUsers, importing] = useImportUsersMutation()
  const [csv, setCsv] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  const expected = previewing.data?.data
  const result = importing.data?.data

  const read = async (file: File) => {
    previewing.reset()
    importing.reset()
    // A file of that many bytes may have fewer characters, which is what is limited.
    const text = file.size <= BYTES_PER_CHARACTER * MAX_CHARACTERS ? await file.text() : undefined
    const isUsable = text !== undefined && text.length <= MAX_CHARACTERS
    setTooLarge(!isUsable)
    if (!isUsable) return
    setCsv(text)
    await preview({ userImport: { csv: text, preview: true } })
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
          {expected && expected.created > 0 && !result && (
            <Button
              type="primary"
              loading={importing.isLoading}
              onClick={() => void importUsers({ userImport: { csv } })}
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
          loading={previewing.isLoading}
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
      <ImportState
        isChecking={previewing.isLoading}
        isImporting={importing.isLoading}
        maxMegabytes={isTooLarge ? Math.floor(MAX_CHARACTERS / MEGABYTE) : undefined}
        error={importing.error ?? previewing.error}
        expected={expected}
        result={result}
      />
      <ImportReport report={result ?? expected} isDone={result !== undefined} />
    </Modal>
  )
}
