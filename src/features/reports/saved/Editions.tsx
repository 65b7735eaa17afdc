import { useState } from 'react'
import { Pagination, Table, Typography, type TableColumnsType } from 'antd'
import { useListReportEditionsQuery, type ReportEdition } from '../../../api/report'
import { Link } from '../../../shared/Link'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { savedText } from './messages'
import { daysLabel, editionPath } from './savedLabels'

const PAGE_SIZE = 20

/** The editions of a saved report, the latest first. */
export function Editions({ savedReportId }: { savedReportId: string }) {
  const [page, setPage] = useState(1)
  const query = useListReportEditionsQuery(
    { savedReportId, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="report-section">
      <Typography.Title level={2} className="report-heading">
        {savedText('editions')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{savedText('editionsHelp')}</Typography.Paragraph>
      {content()}
    </section>
  )

  function content() {
    const { data, error, refetch } = query
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={3} height={40} />
    const { items, total } = data.data
    if (total === 0) return <p>{savedText('noEditionsHelp')}</p>
    return (
      <>
        <Table<ReportEdition>
          size="small"
          rowKey="_id"
          columns={columns()}
          dataSource={items}
          pagination={false}
          scroll={{ x: 'max-content' }}
        />
        <Pagination
          className="report-pager"
          size="small"
          hideOnSinglePage
          showSizeChanger={false}
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          onChange={setPage}
        />
      </>
    )
  }
}

const columns = (): TableColumnsType<ReportEdition> => [
  {
    key: 'number',
    title: savedText('columnNumber'),
    render: (_, edition) => <Link to={editionPath(edition)}>{savedText('edition', { number: edition.number })}</Link>,
  },
  { key: 'days', title: savedText('columnDays'), render: (_, { period }) => daysLabel(period) },
  { key: 'made', title: savedText('columnMade'), render: (_, { madeAt }) => absoluteTime(madeAt) },
  { key: 'by', title: savedText('columnBy'), render: (_, edition) => makerOf(edition) },
]

/** Who or what made an edition. */
export function makerOf({ scheduled, madeBy }: ReportEdition): string {
  if (scheduled) return savedText('bySchedule')
  return madeBy?.name ?? savedText('someone')
}
