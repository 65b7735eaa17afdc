import { useState } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { downloadHref } from '../../../api/download'
import type { Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { NoPermission } from '../../../shared/states/NoPermission'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceView } from '../state/mapWorkspace'
import { FeatureRows } from './FeatureRows'
import { ROW_HEIGHT } from './rowWindow'
import './table.css'
import { useTableRows } from './useTableRows'
import { WhereFilter } from './WhereFilter'

const SKELETON = { rows: 6, height: ROW_HEIGHT }

/** The features of a layer as a table with sorting and filters. A click on a row selects its feature. */
export function AttributeTable({ layer, onClose }: { layer: Layer; onClose: () => void }) {
  const { _id: layerId, name, fields } = layer
  const { chosen } = useWorkspaceView()
  const { choose } = useWorkspaceActions()
  const canRead = useCan('feature_list')
  const canDownload = useCan('download_layer')
  const [sort, setSort] = useState<string | undefined>()
  const [where, setWhere] = useState<readonly string[]>([])
  const { rowAt, show, total, error, refetch } = useTableRows({ layerId, sort, where, skip: !canRead })

  const content = () => {
    if (!canRead) return <NoPermission permission="feature_list" />
    if (error && total === undefined) return <ErrorState message={error.message} onRetry={refetch} />
    if (total === undefined) return <RowsSkeleton {...SKELETON} />
    return (
      <FeatureRows
        // Another order or choice starts at its first row.
        key={`${sort} ${where.join()}`}
        label={layersText('tableRows', { name })}
        fields={fields}
        total={total}
        rowAt={rowAt}
        sort={sort}
        onSort={setSort}
        chosenIndex={chosen?.layerId === layerId ? chosen.index : undefined}
        onChoose={(index) => choose({ layerId, index })}
        onWindow={show}
      />
    )
  }

  return (
    <section className="attribute-table" aria-label={layersText('tableTitle', { name })}>
      <div className="workspace-panel-head">
        <strong>{layersText('tableTitle', { name })}</strong>
        <WhereFilter fields={fields} where={where} onChange={setWhere} />
        {canDownload && (
          <Button size="small" href={downloadHref(`/layer/get-feature-csv-by-layerIndex/${layerId}`)} download>
            {layersText('exportCsv')}
          </Button>
        )}
        <Button size="small" type="text" icon={<CloseOutlined />} aria-label={layersText('close')} onClick={onClose} />
      </div>
      <div className="table-body">{content()}</div>
      {total !== undefined && (
        <div className="table-total" role="status">
          {layersText('rows', { total })}
        </div>
      )}
    </section>
  )
}
