import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Table } from 'antd'
import { saveFile } from '../../api/download'
import type { UserImportReply } from '../../api/user'
import { FilterChips } from '../../shared/lists/FilterChips'
import { StateTag } from '../../shared/StateTag'
import { usersText } from './messages'

type Report = UserImportReply['data']
type Row = Report['rows'][number]

const REPORT_PAGE = 10

interface ImportReportProps {
  /** Undefined before a file was checked. */
  report: Report | undefined
  /** Whether the rows were imported; otherwise they are a preview. */
  isDone: boolean
}

/** Result of every row of an import or its preview, with the rejected rows as a file to correct. */
export function ImportReport({ report, isDone }: ImportReportProps) {
  const [chosen, setChosen] = useState<Row['status'][]>([])
  if (!report || report.rows.length === 0) return null
  const { created, rejected, rejectedCsv } = report
  const rows = report.rows.filter(({ status }) => chosen.length === 0 || chosen.includes(status))
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const save = (csv: string) => saveFile(new Blob(['\ufeff', csv], { type: 'text/csv' }), 'rejected-users.csv')
  const createdText = usersText(isDone ? 'rowAdded' : 'rowToAdd')
  return (
    <>
      {created > 0 && rejected > 0 && (
        <div style={{ marginTop: 12 }}>
          <FilterChips
            label={usersText('rowResult')}
            chips={[
              { key: 'created', label: createdText, count: created },
              { key: 'rejected', label: usersText('rowRejected'), count: rejected },
            ]}
            chosen={chosen}
            onChange={setChosen}
          />
        </div>
      )}
      <Table<Row>
        size="small"
        rowKey="row"
        tableLayout="fixed"
        dataSource={rows}
        pagination={rows.length > REPORT_PAGE ? { pageSize: REPORT_PAGE, showSizeChanger: false } : false}
        style={{ margin: '12px 0', overflowWrap: 'anywhere' }}
        columns={[
          { title: usersText('rowNumber'), dataIndex: 'row', width: 64 },
          { title: usersText('columnEmail'), dataIndex: 'email', width: '35%' },
          {
            title: usersText('rowResult'),
            render: (_, { status, field, message = '' }) =>
              status === 'created' ? (
                <StateTag hue="green">{createdText}</StateTag>
              ) : field ? (
                usersText('problemAt', { field, message })
              ) : (
                message
              ),
          },
        ]}
      />
      {rejectedCsv !== undefined && (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => save(rejectedCsv)}>
          {usersText('downloadRejected')}
        </Button>
      )}
    </>
  )
}
