import { useState } from 'react'
import { GlobalOutlined, PlusOutlined } from '@ant-design/icons'
import { useListBaseLayersQuery, type BaseLayer } from '../../api/base-layer'
import { usePolling } from '../../realtime/usePolling'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { listParams, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { NEW_BASE_LAYERS } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { BaseLayerCard } from './BaseLayerCard'
import './baseLayers.css'
import { BaseLayerTrash } from './BaseLayerTrash'
import { baseText } from './messages'
import { isImporting } from './parts'
import { PublishedMaps } from './PublishedMaps'

const SKELETON = { rows: 3, height: 220 }
const CREATE_PAGE = '/dashboard/basemap/create'
const IMPORT_POLL_MS = 2000

const baseLayerListParams = listParams({ search: searchText() })

export function BaseLayerListPage() {
  const list = useListParams(baseLayerListParams)
  const [isPolling, setPolling] = useState(false)
  const canCreate = useCan('can_create_base_layer')
  const canDelete = useCan('can_delete_base_layer')
  const { page, pageSize } = list.view
  const polling = usePolling(isPolling ? IMPORT_POLL_MS : 0, false)
  const query = useListBaseLayersQuery(
    { ...list.filters, page, pageSize },
    { ...polling, refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const isImportRunning = query.data?.data.items.some(isImporting) ?? false
  if (isImportRunning !== isPolling) setPolling(isImportRunning)
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {baseText('newBaseLayer')}
    </LinkButton>
  )
  return (
    <ResourceList<BaseLayer>
      title={baseText('baseLayers')}
      detail={baseText('detail')}
      actions={
        <>
          <PublishedMaps />
          {canDelete && <BaseLayerTrash />}
          {createLink}
        </>
      }
      banner={
        canCreate && (
          <div className="base-layer-uploads">
            <UploadRows list={NEW_BASE_LAYERS} />
          </div>
        )
      }
      list={list}
      searchLabel={baseText('search')}
      query={query}
      empty={{
        icon: <GlobalOutlined />,
        title: baseText('noneTitle'),
        help: baseText(canCreate ? 'noneHelp' : 'noneHelpReader'),
        action: createLink,
      }}
      noMatch={baseText('noMatchTitle')}
      skeleton={SKELETON}
      renderRows={(rows) => (
        <ul className="base-layer-cards">
          {rows.map((base) => (
            <li key={base._id}>
              <BaseLayerCard base={base} />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
