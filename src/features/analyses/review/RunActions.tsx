import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button, Flex, Popconfirm } from 'antd'
import { useDeleteAnalysisMutation, type Analysis } from '../../../api/analysis'
import { downloadHref } from '../../../api/download'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { analysesText } from '../messages'

/** Downloads of the reviewed results, and deletion of the run. */
export function RunActions({ analysis, onDeleted }: { analysis: Analysis; onDeleted: () => void }) {
  const { _id: analysisId, status } = analysis
  const canDownload = useCan('download_layer')
  const canDelete = useCan('edit_layer')
  const [remove, { isLoading }] = useDeleteAnalysisMutation()
  const confirm = async () => {
    const { error } = await remove({ analysisId })
    if (!error) onDeleted()
  }
  const file = (format: 'geojson' | 'csv' | 'coco') => downloadHref(`/aiml/export/${analysisId}`, { format })
  return (
    <Flex wrap gap={8}>
      {canDownload && status === 'completed' && (
        <>
          <Button size="small" icon={<DownloadOutlined aria-hidden />} href={file('geojson')}>
            {analysesText('exportGeojson')}
          </Button>
          <Button size="small" icon={<DownloadOutlined aria-hidden />} href={file('csv')}>
            {analysesText('exportCsv')}
          </Button>
          <Button size="small" icon={<DownloadOutlined aria-hidden />} href={file('coco')}>
            {analysesText('exportCoco')}
          </Button>
        </>
      )}
      {canDelete && (
        <Popconfirm
          title={analysesText('delete')}
          description={analysesText('deleteWarning')}
          okText={analysesText('delete')}
          okButtonProps={{ danger: true, loading: isLoading }}
          getPopupContainer={popupParent}
          onConfirm={() => void confirm()}
        >
          <Button size="small" danger icon={<DeleteOutlined aria-hidden />}>
            {analysesText('delete')}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  )
}
