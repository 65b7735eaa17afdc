import { DownloadOutlined, FireOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Table, type TableColumnsType } from 'antd'
import { saveFile } from '../../../api/download'
import { useListThermalPhotosQuery, type ThermalPhoto } from '../../../api/thermal'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { spreadsheetCsv } from '../../../shared/spreadsheetCsv'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { degreesText } from './degreesText'
import { thermalText } from './messages'

/** The server lists this many at once. */
const MOST_ROWS = 200
const PAGE_ROWS = 50
const SKELETON = { rows: 8, height: 32 }

type Statistic = 'min' | 'max' | 'mean'

interface ThermalTableProps {
  missionId: string
  onOpen: (photoId: string) => void
}

/** The thermal photos of a mission, the hottest first. */
export function ThermalTable({ missionId, onOpen }: ThermalTableProps) {
  const { data, error, refetch } = useListThermalPhotosQuery({ missionId, pageSize: MOST_ROWS })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton {...SKELETON} />
  const { items, total } = data.data
  if (items.length === 0) {
    return <EmptyState icon={<FireOutlined />} title={thermalText('noThermal')} help={thermalText('noThermalHelp')} />
  }
  const exportAll = () => saveFile(new Blob(['\ufeff', csvOf(items)], { type: 'text/csv' }), 'thermal.csv')
  return (
    <Flex vertical gap={8} align="start" style={{ paddingInline: 12 }}>
      {total > items.length && (
        <Alert type="info" showIcon title={thermalText('tableLimit', { shown: items.length, total })} />
      )}
      <Table<ThermalPhoto>
        aria-label={thermalText('table')}
        size="small"
        rowKey="photoId"
        columns={columnsOf(onOpen)}
        dataSource={items}
        scroll={{ x: 'max-content' }}
        pagination={items.length > PAGE_ROWS && { pageSize: PAGE_ROWS, showSizeChanger: false }}
        style={{ inlineSize: '100%' }}
      />
      <Button icon={<DownloadOutlined aria-hidden />} onClick={exportAll}>
        {thermalText('tableCsv')}
      </Button>
    </Flex>
  )
}

function columnsOf(onOpen: (photoId: string) => void): TableColumnsType<ThermalPhoto> {
  const degrees = (key: Statistic, title: string): TableColumnsType<ThermalPhoto>[number] => ({
    key,
    title,
    align: 'right',
    sorter: (one, other) => valueOf(one, key) - valueOf(other, key),
    render: (_value, { statistics }) => statistics && degreesText(statistics[key]),
  })
  return [
    {
      key: 'name',
      title: thermalText('columnPhoto'),
      sorter: (a, b) => a.name.localeCompare(b.name),
      render: (_value, { photoId, name, problem }) => (
        <>
          <Button
            type="link"
            size="small"
            aria-label={thermalText('openPhoto', { name })}
            style={{ padding: 0 }}
            onClick={() => onOpen(photoId)}
          >
            {name}
          </Button>
          {problem !== null && <div className="thermal-problem">{problem}</div>}
        </>
      ),
    },
    { ...degrees('max', thermalText('columnMax')), defaultSortOrder: 'descend' },
    degrees('min', thermalText('columnMin')),
    degrees('mean', thermalText('columnMean')),
    { key: 'model', title: thermalText('columnCamera'), dataIndex: 'model' },
    {
      key: 'taken',
      title: thermalText('columnTaken'),
      render: (_value, { takenAt }) => takenAt !== null && absoluteTime(takenAt),
    },
  ]
}

/** Photos without temperatures are the coldest. */
const valueOf = ({ statistics }: ThermalPhoto, key: Statistic): number => statistics?.[key] ?? -Infinity

function csvOf(photos: readonly ThermalPhoto[]): string {
  const rows = photos.map(({ name, model, statistics, takenAt, problem }) => ({
    photo: name,
    camera: model,
    'taken at': takenAt,
    'min °C': statistics?.min,
    'max °C': statistics?.max,
    'mean °C': statistics?.mean,
    problem,
  }))
  return spreadsheetCsv(rows)
}
