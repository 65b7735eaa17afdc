import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Drawer, Tooltip } from 'antd'
import {
  useDeleteLayerPermanentlyMutation,
  useDeleteLayerTrashMutation,
  useListDeletedLayersQuery,
  useRestoreLayersMutation,
} from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { TrashList } from '../../../shared/lists/TrashList'
import { layersText } from '../texts/messages'

const SHOWN = 200

/** Button that opens the deleted layers of a mission; only for users who may delete layers. */
export function LayerTrash({ missionId }: { missionId: string }) {
  const canRestore = useCan('delete_layer')
  const [isOpen, setOpen] = useState(false)
  if (!canRestore) return null
  return (
    <>
      <Tooltip title={layersText('trash')}>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={layersText('trash')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <Drawer title={layersText('trash')} open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        <DeletedLayers missionId={missionId} />
      </Drawer>
    </>
  )
}

function DeletedLayers({ missionId }: { missionId: string }) {
  const query = useListDeletedLayersQuery({ missionId, pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreLayersMutation()
  const [purge] = useDeleteLayerPermanentlyMutation()
  const [empty] = useDeleteLayerTrashMutation()
  return (
    <TrashList
      help={layersText('trashHelp')}
      purgeWarning={(count) => layersText('purgeWarning', { count })}
      query={query}
      onRestore={(layerId) => restore({ layerSelection: { layerIds: [layerId] } })}
      onPurge={(layerId) => purge({ missionId, layerId })}
      onEmpty={(count) => empty({ missionId, count })}
    />
  )
}
