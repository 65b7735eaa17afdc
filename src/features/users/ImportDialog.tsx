import { useState } from 'react'
import { Alert, Button, Modal, Table, Typography } from 'antd'
import { isApiError } from '../../api/errors'
import { useImportUsersMutation } from '../../api/user'
import { FileButton } from '../../shared/forms/FileButton'
import { userImportLimits } from '../../shared/limits/user.gen'
import { usersText } from './messages'

const WIDTH = 720
const REPORT_PAGE = 10
const MEGABYTE = 1_000_000
const MAX_CHARACTERS = userImportLimits.csv.maxLength
/** At most, in UTF-8. */
const BYTES_PER_CHARACTER = 3
const EXAMPLE = 'name,email,userType,groups\nPat Pilot,pat@example.com,tenant-user,Pilots'

/** Imports users from a CSV file and reports the rejected rows. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [importUsers, { data, error, isLoading, reset }] = useImportUsersMutation()
  const [isTooLarge, setTooLarge] = useState(false)
  const result = data?.data
  const rejected = result?.rows.filter(({ status }) => status === 'rejected') ?? []

  const read = async (file: File) => {
    reset()
    // A file of that many bytes may have fewer characters, which is what is limited.
    const csv = file.size <= BYTES_PER_CHARACTER * MAX_CHARACTERS ? await file.text() : undefined
    const isUsable = csv !== undefined && csv.length <= MAX_CHARACTERS
    setTooLarge(!isUsable)
    if (isUsable) await importUsers({ userImport: { csv } })
  }

  return (
    <Modal
      open
      width={WIDTH}
      title={usersText('importTitle')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={<Button onClick={onClose}>{usersText('close')}</Button>}
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
      <div style={{ marginBottom: 16 }}>
        <FileButton
          label={usersText(result ? 'chooseOther' : 'chooseFile')}
          accept=".csv,text/csv"
          loading={isLoading}
          onChoose={([file]) => void read(file)}
        />
      </div>
      <div aria-live="polite">
        {isLoading && <Alert type="info" showIcon title={usersText('importing')} />}
        {isTooLarge && (
          <Alert
            type="error"
            showIcon
            title={usersText('fileTooLarge', { max: Math.floor(MAX_CHARACTERS / MEGABYTE) })}
          />
        )}
        {isApiError(error) && <Alert type="error" showIcon title={error.message} />}
        {result && (
          <Alert
            type={result.rejected > 0 ? 'warning' : 'success'}
            showIcon
            title={
              result.rejected > 0
                ? usersText('importResult', { created: result.created, rejected: result.rejected })
                : usersText('importAllGood', { created: result.created })
            }
            description={result.rejected > 0 ? usersText('onlyRejected') : undefined}
          />
        )}
      </div>
      {rejected.length > 0 && (
        <Table
          size="small"
          rowKey="row"
          dataSource={rejected}
          pagination={rejected.length > REPORT_PAGE ? { pageSize: REPORT_PAGE, showSizeChanger: false } : false}
          style={{ marginTop: 12, overflowWrap: 'anywhere' }}
          columns={[
            { title: usersText('rowNumber'), dataIndex: 'row', width: 70 },
            { title: usersText('columnEmail'), dataIndex: 'email' },
            {
              title: usersText('rowProblem'),
              render: (_, { field, message = '' }) => (field ? usersText('problemAt', { field, message }) : message),
            },
          ]}
        />
      )}
    </Modal>
  )
}
