import { useState } from 'react'
import { Alert, Segmented, Typography } from 'antd'
import dayjs from 'dayjs'
import type { Report } from '../../api/report'
import { formatNumber } from '../../shared/messages'
import { dateFormat } from '../../shared/time/timeText'
import { reportText } from './messages'
import { ReportChart } from './ReportChart'
import { ReportMap } from './ReportMap'
import { measureLabel } from './reportParams'
import { ReportTable } from './ReportTable'

interface ReportViewProps {
  report: Report
  /** The measure on the map and in the chart; another than one of the report stands for the first with a number. */
  measure: string
  onMeasure: (measure: string) => void
}

export function ReportView({ report, measure, onMeasure }: ReportViewProps) {
  const { measures, period, before, total } = report
  const [selected, setSelected] = useState<string | null>(null)
  const shown =
    measures.find((each) => each === measure) ??
    // Every area with an item has a mission, so missions say the least.
    measures.find((each, index) => each !== 'missions' && (total.now[index] ?? 0) > 0) ??
    measures.find((_, index) => (total.now[index] ?? 0) > 0) ??
    measures.find((each, index) => each !== 'missions' && (total.before[index] ?? 0) > 0) ??
    measures[Math.min(1, measures.length - 1)]
  const isEmpty = [...total.now, ...total.before].every((number) => number === 0)
  if (!shown) return <Alert type="info" showIcon title={reportText('noMeasures')} />
  const column = measures.indexOf(shown)
  const day = (text: string) => dayjs(text).format(dateFormat())
  const days = { from: day(period.from), until: day(period.until) }
  const daysBefore = { beforeFrom: day(before.from), beforeUntil: day(before.until) }
  return (
    <>
      <Typography.Text type="secondary">{reportText('comparedWith', { ...days, ...daysBefore })}</Typography.Text>
      {isEmpty ? (
        <Alert
          className="report-empty"
          type="info"
          showIcon
          title={reportText('emptyTitle')}
          description={reportText('emptyHelp')}
        />
      ) : (
        <dl className="report-totals">
          {measures.map((each, index) => (
            <div key={each}>
              <dt>{measureLabel(each)}</dt>
              <dd>
                <strong>{formatNumber(total.now[index] ?? 0)}</strong>{' '}
                <span>{reportText('before', { number: formatNumber(total.before[index] ?? 0) })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Remarks report={report} />
      <Segmented
        aria-label={reportText('measure')}
        value={shown}
        onChange={onMeasure}
        options={measures.map((value) => ({ value, label: measureLabel(value) }))}
      />
      <div className="report-pictures">
        <ReportMap report={report} column={column} selected={selected} onSelect={setSelected} />
        <ReportChart report={report} column={column} />
      </div>
      <ReportTable report={report} selected={selected} onSelect={setSelected} />
    </>
  )
}

/** What the rows do not contain. */
function Remarks({ report: { elsewhere, withoutPlace, withoutName, attribute } }: { report: Report }) {
  const remarks = [
    ...(elsewhere > 0 ? [reportText('elsewhere', { count: elsewhere })] : []),
    ...(withoutPlace > 0 ? [reportText('withoutPlace', { count: withoutPlace })] : []),
    ...(withoutName > 0 ? [reportText('withoutName', { count: withoutName, attribute })] : []),
  ]
  if (remarks.length === 0) return null
  return (
    <p>
      <Typography.Text type="secondary">{remarks.join(' · ')}</Typography.Text>
    </p>
  )
}
