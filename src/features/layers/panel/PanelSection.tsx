import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Typography } from 'antd'
import { sectionsOf, type Section } from '../../../map/layerOrder'
import { useLayerEdits } from '../history/useLayerEdits'
import { layersText } from '../texts/messages'
import { useWorkspaceData } from '../state/mapWorkspace'
import { GroupHeader } from './GroupHeader'
import { LayerRow } from './LayerRow'
import { stepOf, type LayerMove } from '../state/layerMoves'
import type { LayerSelection } from './useLayerSelection'

/** Data type of a dragged layer; distinguishes it from dragged files. */
const LAYER_DRAG = 'application/x-aerie-layer'

interface PanelSectionProps {
  section: Section
  isSortable: boolean
  selection: LayerSelection
  /** The group was just created: it is scrolled into view. */
  isNew: boolean
}

/** A group with its layers, or the layers without a group. */
export function PanelSection({ section: { group, layers }, isSortable, selection, isNew }: PanelSectionProps) {
  const { groups, layers: all } = useWorkspaceData()
  const [isClosed, setClosed] = useState(false)
  /** Where a dragged layer would land: before a layer, or null for the end. */
  const [dropBefore, setDropBefore] = useState<string | null | undefined>()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const { move: moveLayer } = useLayerEdits()

  const move = (layerId: string, { groupId, before }: LayerMove) => {
    const layer = all.find(({ _id }) => _id === layerId)
    if (layer && layerId !== before) void moveLayer(layer, { groupId, before })
  }
  const step = (layerId: string, way: 'up' | 'down') => {
    const wanted = stepOf(sectionsOf(groups, all), layerId, way)
    if (wanted) move(layerId, wanted)
  }
  const target = (before: string | null) => ({
    onDragOver: (event: DragEvent) => {
      if (!isSortable || !event.dataTransfer.types.includes(LAYER_DRAG)) return
      event.preventDefault()
      event.stopPropagation()
      setDropBefore(before)
    },
    onDragLeave: () => setDropBefore(undefined),
    onDrop: (event: DragEvent) => {
      event.stopPropagation()
      setDropBefore(undefined)
      const layerId = event.dataTransfer.getData(LAYER_DRAG)
      if (layerId) move(layerId, { groupId: group?._id ?? null, before })
    },
  })

  return (
    <section ref={box} className={dropBefore === null ? 'drop-at-end' : undefined} {...target(null)}>
      {group && <GroupHeader group={group} isClosed={isClosed} onToggle={() => setClosed(!isClosed)} />}
      {!isClosed && (
        <ul className="layer-rows" aria-label={layersText('listOf', { name: group?.name ?? layersText('layers') })}>
          {layers.map((layer) => (
            <LayerRow
              key={layer._id}
              layer={layer}
              selection={selection}
              isDropTarget={dropBefore === layer._id}
              onStep={isSortable ? (way) => step(layer._id, way) : undefined}
              dragging={{
                ...target(layer._id),
                onDragStart: (event) => event.dataTransfer.setData(LAYER_DRAG, layer._id),
              }}
            />
          ))}
        </ul>
      )}
      {group && !isClosed && layers.length === 0 && (
        <Typography.Paragraph type="secondary" className="panel-hint">
          {layersText('emptyGroup')}
        </Typography.Paragraph>
      )}
    </section>
  )
}
