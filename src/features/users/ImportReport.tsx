import { DownloadOutlined } from '@ant-design/icons'
import { Button, Table } from 'antd'
import { saveFile } from '../../api/download'
import type { UserImportReply } from '../../api/user'
import { usersText } from './messages'

const REPORT_PAGE = 10

/** The rejected rows of an import, with a file to correct them. Renders nothing if there are none. */
export function ImportReport({ report }: { report: UserImportReply['data'] | undefined }) {
  const rejected = report?.rows.filter(({ status }) => status === 'rejected') ?? []
  if (rejected.length === 0) return null
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const save = (csv: string) => saveFile(new Blob(['\ufeff', csv], { type: 'text/csv' }), 'rejected-users.csv')
  return (
    <>
      <Table
        size="small"
        rowKey="row"
        tableLayout="fixed"
        dataSource={rejected}
        pagination={rejected.length > REPORT_PAGE ? { pageSize: REPORT_PAGE, showSizeChanger: false } : false}
        style={{ margin: '12px 0', overflowWrap: 'anywhere' }}
        columns={[
          { title: usersText('rowNumber'), dataIndex: 'row', width: 64 },
          { title: usersText('columnEmail'), dataIndex: 'email', width: '35%' },
          {
            title: usersText('rowProblem'),
            render: (_, { field, message = '' }) => (field ? usersText('problemAt', { field, message }) : message),
          },
        ]}
      />
      {report?.rejectedCsv !== undefined && (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => save(report.rejectedCsv ?? '')}>
          {usersText('downloadRejected')}
        </Button>
      )}
    </>
  )
}
