import { BarChartOutlined, DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Table, Typography, type TableColumnsType } from 'antd'
import { useParams } from 'react-router-dom'
import { downloadHref } from '../../../api/download'
import {
  useGetReportEditionQuery,
  type ReportEdition,
  type ReportEditionInput,
  type ReportFormat,
} from '../../../api/report'
import { Facts } from '../../../shared/Facts'
import { Link } from '../../../shared/Link'
import { LinkButton } from '../../../shared/LinkButton'
import { PageHeader } from '../../../shared/PageHeader'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { isNotFound } from '../../../shared/states/isNotFound'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { ShareButton } from '../../../shares/ShareButton'
import { reportText } from '../messages'
import '../reports.css'
import { makerOf } from './Editions'
import { MakeAgain } from './MakeAgain'
import { savedText } from './messages'
import { daysLabel, inputLabel, savedPath } from './savedLabels'

const FORMATS: readonly ReportFormat[] = ['pdf', 'xlsx', 'csv']

/** An edition of a saved report: what it was made from, and whether it comes out the same today. */
export function EditionPage() {
  const { editionId = '' } = useParams()
  const query = useGetReportEditionQuery({ editionId }, { refetchOnMountOrArgChange: true })
  const edition = query.currentData?.data
  if (isNotFound(query.error)) {
    return (
      <EmptyState
        isPage
        icon={<BarChartOutlined />}
        title={savedText('editionNotFound')}
        help={savedText('notFoundHelp')}
        action={<LinkButton to="/dashboard/reports/saved">{savedText('backToList')}</LinkButton>}
      />
    )
  }
  if (!edition && query.error) {
    return <ErrorState isPage message={query.error.message} onRetry={() => void query.refetch()} />
  }
  if (!edition) return <RowsSkeleton rows={6} height={40} />
  const { name, number, savedReportId, readable } = edition
  return (
    <>
      <PageHeader
        title={savedText('editionTitle', { name, number })}
        detail={<Link to={savedPath({ _id: savedReportId })}>{name}</Link>}
        actions={
          readable && (
            <>
              <Downloads editionId={editionId} />
              <ShareButton
                shared={{ kind: 'report', targetId: editionId }}
                name={savedText('editionTitle', { name, number })}
              />
            </>
          )
        }
      />
      <Facts items={factsOf(edition)} columns={4} />
      <p className="report-hash">
        {savedText('dataSha')}: <code>{edition.dataSha256}</code>
      </p>
      <Typography.Paragraph type="secondary">
        {savedText('dataHelp', { count: edition.dataBytes })}
      </Typography.Paragraph>
      {readable ? (
        <>
          <MakeAgain edition={edition} />
          <Inputs edition={edition} />
        </>
      ) : (
        <Alert type="info" showIcon title={savedText('notReadable')} description={savedText('notReadableHelp')} />
      )}
    </>
  )
}

function factsOf(edition: ReportEdition) {
  const { period, madeAt, software } = edition
  return [
    { key: 'period', label: savedText('period'), children: daysLabel(period) },
    { key: 'madeAt', label: savedText('madeAt'), children: absoluteTime(madeAt) },
    { key: 'madeBy', label: savedText('madeBy'), children: makerOf(edition) },
    { key: 'software', label: savedText('software'), children: software },
  ]
}

const Downloads = ({ editionId }: { editionId: string }) =>
  FORMATS.map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined aria-hidden />}
      href={downloadHref(`/report/edition/download/${editionId}`, { format })}
      aria-label={`${reportText('download')} ${reportText(format)}`}
      download
    >
      {reportText(format)}
    </Button>
  ))

function Inputs({ edition }: { edition: ReportEdition }) {
  return (
    <section className="report-section">
      <Typography.Title level={2} className="report-heading">
        {savedText('inputs')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{savedText('inputsHelp')}</Typography.Paragraph>
      <Table<ReportEditionInput>
        size="small"
        rowKey={({ kind, _id }) => _id ?? kind}
        columns={columns()}
        dataSource={edition.inputs}
        pagination={false}
      />
    </section>
  )
}

const columns = (): TableColumnsType<ReportEditionInput> => [
  { key: 'input', title: savedText('columnInput'), render: (_, input) => inputLabel(input) },
  { key: 'count', title: savedText('columnCount'), align: 'right', render: (_, { count }) => count },
  { key: 'version', title: savedText('columnVersion'), align: 'right', render: (_, { version }) => version ?? '–' },
  {
    key: 'sha256',
    title: savedText('columnSha'),
    render: (_, { sha256 }) => <code className="report-hash">{sha256}</code>,
  },
]
