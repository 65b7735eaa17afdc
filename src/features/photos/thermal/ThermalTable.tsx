import { DownloadOutlined, FireOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Table, type TableColumnsType } from 'antd'
import { downloadHref } from '../../../api/download'
import { useListThermalPhotosQuery, type ThermalPhoto } from '../../../api/thermal'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { takenText } from '../../../shared/time/takenText'
import { degreesText } from './degreesText'
import { thermalText } from './messages'

/** The server lists this many at once. */
const MOST_ROWS = 200
const PAGE_ROWS = 50
const SKELETON = { rows: 8, height: 32 }

type Statistic = 'min' | 'max' | 'mean'

interface ThermalTableProps {
  /** Absent: the photos of all missions. */
  missionId?: string
  onOpen: (photo: ThermalPhoto) => void
}

/** The thermal photos of a mission or of all missions, the hottest first. */
export function ThermalTable({ missionId, onOpen }: ThermalTableProps) {
  const ofMission = missionId === undefined ? {} : { missionId }
  const { data, error, refetch } = useListThermalPhotosQuery({ ...ofMission, pageSize: MOST_ROWS })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton {...SKELETON} />
  const { items, total } = data.data
  if (items.length === 0) {
    return <EmptyState icon={<FireOutlined />} title={thermalText('noThermal')} help={thermalText('noThermalHelp')} />
  }
  return (
    <Flex vertical gap={8} align="start" style={{ paddingInline: 12 }}>
      {total > items.length && (
        <Alert type="info" showIcon title={thermalText('tableLimit', { shown: items.length, total })} />
      )}
      <Table<ThermalPhoto>
        aria-label={thermalText('table')}
        size="small"
        rowKey="photoId"
        columns={columnsOf(missionId === undefined, onOpen)}
        dataSource={items}
        scroll={{ x: 'max-content' }}
        pagination={items.length > PAGE_ROWS && { pageSize: PAGE_ROWS, showSizeChanger: false }}
        style={{ inlineSize: '100%' }}
      />
      <Button icon={<DownloadOutlined aria-hidden />} href={downloadHref('/data/thermal/export', ofMission)}>
        {thermalText('tableCsv')}
      </Button>
    </Flex>
  )
}

function columnsOf(namesMission: boolean, onOpen: ThermalTableProps['onOpen']): TableColumnsType<ThermalPhoto> {
  const degrees = (key: Statistic, title: string): TableColumnsType<ThermalPhoto>[number] => ({
    key,
    title,
    align: 'right',
    sorter: (one, other) => valueOf(one, key) - valueOf(other, key),
    render: (_value, { statistics }) => statistics && degreesText(statistics[key]),
  })
  const mission = { key: 'mission', title: thermalText('columnMission'), dataIndex: 'missionName' }
  return [
    {
      key: 'name',
      title: thermalText('columnPhoto'),
      sorter: (a, b) => a.name.localeCompare(b.name),
      render: (_value, photo) => (
        <>
          <Button
            type="link"
            size="small"
            aria-label={thermalText('openPhoto', { name: photo.name })}
            style={{ padding: 0 }}
            onClick={() => onOpen(photo)}
          >
            {photo.name}
          </Button>
          {photo.problem !== null && <div className="thermal-problem">{photo.problem}</div>}
        </>
      ),
    },
    ...(namesMission ? [mission] : []),
    { ...degrees('max', thermalText('columnMax')), defaultSortOrder: 'descend' },
    degrees('min', thermalText('columnMin')),
    degrees('mean', thermalText('columnMean')),
    { key: 'model', title: thermalText('columnCamera'), dataIndex: 'model' },
    {
      key: 'taken',
      title: thermalText('columnTaken'),
      render: (_value, photo) => takenText(photo),
    },
  ]
}

/** Photos without temperatures are the coldest. */
const valueOf = ({ statistics }: ThermalPhoto, key: Statistic): number => statistics?.[key] ?? -Infinity
