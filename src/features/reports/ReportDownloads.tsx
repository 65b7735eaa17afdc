import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { downloadHref } from '../../api/download'
import type { ReportFormat } from '../../api/report'
import { reportText } from './messages'
import type { ReportArgs } from './reportParams'

const FORMATS: readonly ReportFormat[] = ['pdf', 'xlsx', 'csv']

/** The report as a file. */
export function ReportDownloads({ args }: { args: ReportArgs }) {
  return FORMATS.map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined aria-hidden />}
      href={downloadHref('/report/download', { ...args, format })}
      title={reportText('downloadHelp')}
      aria-label={`${reportText('download')} ${reportText(format)}`}
      download
    >
      {reportText(format)}
    </Button>
  ))
}
