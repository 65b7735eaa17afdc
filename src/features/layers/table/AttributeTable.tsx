import { useState } from 'react'
import { CloseOutlined, FlagFilled } from '@ant-design/icons'
import { Button, Pagination, Table, type TableColumnsType } from 'antd'
import { downloadHref } from '../../../api/download'
import { useListFilteredFeaturesQuery, type LayerFeature } from '../../../api/feature'
import type { Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { NoPermission } from '../../../shared/states/NoPermission'
import { valueText } from '../texts/valueText'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceView } from '../state/mapWorkspace'
import './table.css'
import { WhereFilter } from './WhereFilter'
import { ownValue } from '../../../shared/ownValue'

const PAGE_SIZE = 50
const COLUMN_WIDTH = 140
const INDEX_WIDTH = 70

/** The features of a layer as a paged table with sorting and filters. A click on a row selects its feature. */
export function AttributeTable({ layer, onClose }: { layer: Layer; onClose: () => void }) {
  const { _id: layerId, name, fields } = layer
  const { chosen } = useWorkspaceView()
  const { choose } = useWorkspaceActions()
  const canRead = useCan('feature_list')
  const canDownload = useCan('download_layer')
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<string | undefined>()
  const [where, setWhere] = useState<readonly string[]>([])
  const { data, currentData, error, refetch } = useListFilteredFeaturesQuery(
    { layerId, page, pageSize: PAGE_SIZE, sort, where: where.length > 0 ? [...where] : undefined },
    { skip: !canRead },
  )
  const chosenIndex = chosen?.layerId === layerId ? chosen.index : undefined

  const content = () => {
    if (!canRead) return <NoPermission permission="feature_list" />
    if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return (
      <Table<LayerFeature>
        size="small"
        rowKey="index"
        loading={!currentData}
        columns={columnsOf(fields, sort, (index) => choose({ layerId, index }))}
        dataSource={data?.data.items ?? []}
        pagination={false}
        scroll={{ x: fields.length * COLUMN_WIDTH + INDEX_WIDTH, y: '100%' }}
        rowClassName={({ index }) => (index === chosenIndex ? 'table-chosen' : '')}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter
          setSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : undefined)
          setPage(1)
        }}
        onRow={({ index }) => ({ onClick: () => choose({ layerId, index }) })}
      />
    )
  }

  return (
    <section className="attribute-table" aria-label={layersText('tableTitle', { name })}>
      <div className="workspace-panel-head">
        <strong>{layersText('tableTitle', { name })}</strong>
        <WhereFilter
          fields={fields}
          where={where}
          onChange={(wanted) => {
            setWhere(wanted)
            setPage(1)
          }}
        />
        {canDownload && (
          <Button size="small" href={downloadHref(`/layer/get-feature-csv-by-layerIndex/${layerId}`)} download>
            {layersText('exportCsv')}
          </Button>
        )}
        <Button size="small" type="text" icon={<CloseOutlined />} aria-label={layersText('close')} onClick={onClose} />
      </div>
      <div className="table-body">{content()}</div>
      <Pagination
        size="small"
        align="end"
        current={page}
        pageSize={PAGE_SIZE}
        total={data?.data.total ?? 0}
        showSizeChanger={false}
        showTotal={(total, [from, to]) => layersText('rows', { from, to, total })}
        onChange={setPage}
        style={{ padding: '4px 8px' }}
      />
    </section>
  )
}

function columnsOf(
  fields: Layer['fields'],
  sort: string | undefined,
  onChoose: (index: number) => void,
): TableColumnsType<LayerFeature> {
  return [
    {
      key: 'index',
      title: layersText('index'),
      width: INDEX_WIDTH,
      render: (_, { index, flagged }) => (
        <>
          <Button size="small" type="link" style={{ padding: 0 }} onClick={() => onChoose(index)}>
            {index}
          </Button>
          {flagged && <FlagFilled aria-label={layersText('flagged')} style={{ color: 'var(--warning)' }} />}
        </>
      ),
    },
    ...fields.map(({ name, type }) => ({
      key: name,
      title: name,
      width: COLUMN_WIDTH,
      ellipsis: true,
      align: type === 'number' ? ('end' as const) : undefined,
      sorter: true,
      sortOrder: sort === name ? ('ascend' as const) : sort === `-${name}` ? ('descend' as const) : null,
      render: (_: unknown, { properties }: LayerFeature) => valueText(ownValue(properties, name)),
    })),
  ]
}
