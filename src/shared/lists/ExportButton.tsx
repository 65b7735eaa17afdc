import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { sharedText } from '../sharedText'

/** Downloads all rows that match the filters as a CSV file. */
export const ExportButton = ({ href }: { href: string }) => (
  <Button icon={<DownloadOutlined aria-hidden />} href={href} title={sharedText('exportHelp')} download>
    {sharedText('exportCsv')}
  </Button>
)
