import { BarChartOutlined } from '@ant-design/icons'
import { useGetBlockReportQuery, useGetPlotReportQuery } from '../../api/report'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { useListParams } from '../../shared/lists/useListParams'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { reportText } from './messages'
import { ReportDownloads } from './ReportDownloads'
import { ReportFields } from './ReportFields'
import { firstPeriod, reportParams, type ReportArgs } from './reportParams'
import { ReportView } from './ReportView'
import './reports.css'
import { routeText } from './routeMessages'
import { SaveReport } from './saved/SaveReport'
import { useBaseLayerAt } from './useBaseLayerAt'

/** Numbers for the areas of a base layer, over a period. */
export function ReportsPage() {
  const list = useListParams(reportParams)
  const canSave = useCan('layer_list')
  const { near, from, until, rows } = list.view
  const atPlace = useBaseLayerAt(list.view.layer === '' ? near : '')
  const layer = list.view.layer || (atPlace ?? '')
  const period = from && until ? { from, until } : firstPeriod()
  const args: ReportArgs = { baseLayerId: layer, ...period, rows: rows === 'block' ? 'block' : 'plot' }
  const report = useReport(args)
  return (
    <>
      <PageHeader
        title={routeText('reports')}
        detail={reportText('detail')}
        actions={
          <>
            {canSave && <LinkButton to="/dashboard/reports/saved">{routeText('saved')}</LinkButton>}
            {report.currentData && canSave && <SaveReport args={args} />}
            {report.currentData && <ReportDownloads args={args} />}
          </>
        }
      />
      <ReportFields args={args} onChange={list.change} />
      {layer === '' ? (
        <EmptyState icon={<BarChartOutlined />} title={reportText('startTitle')} help={reportText('startHelp')} />
      ) : (
        <LoadedReport
          report={report}
          baseLayerId={layer}
          measure={list.view.measure}
          onMeasure={(measure) => list.change({ measure })}
        />
      )}
    </>
  )
}

/** The report for these arguments; nothing without a base layer. */
function useReport({ rows, ...query }: ReportArgs) {
  const isChosen = query.baseLayerId !== ''
  const plots = useGetPlotReportQuery(query, { refetchOnMountOrArgChange: true, skip: !isChosen || rows !== 'plot' })
  const blocks = useGetBlockReportQuery(query, { refetchOnMountOrArgChange: true, skip: !isChosen || rows !== 'block' })
  return rows === 'plot' ? plots : blocks
}

interface LoadedReportProps {
  report: ReturnType<typeof useReport>
  baseLayerId: string
  measure: string
  onMeasure: (measure: string) => void
}

function LoadedReport({ report, baseLayerId, measure, onMeasure }: LoadedReportProps) {
  const { currentData, error, refetch } = report
  if (error && 'status' in error && error.status === 409) {
    const path = `/dashboard/basemap/${baseLayerId}`
    return (
      <EmptyState
        icon={<BarChartOutlined />}
        title={error.message ?? reportText('startTitle')}
        help={reportText('startHelp')}
        action={<LinkButton to={path}>{reportText('openBaseLayer')}</LinkButton>}
      />
    )
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!currentData) return <RowsSkeleton rows={8} height={40} />
  return <ReportView report={currentData.data} measure={measure} onMeasure={onMeasure} />
}
