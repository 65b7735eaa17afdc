import type { DragEvent, MouseEvent } from 'react'
import { BorderOuterOutlined, FlagFilled, HolderOutlined, SolutionOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import type { Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceView } from '../state/mapWorkspace'
import { isDrawable, isLayerVisible } from '../state/viewState'
import { BandRolesQuestion } from './BandRolesQuestion'
import { EmptyValueQuestion } from './EmptyValueQuestion'
import { HeightUnitQuestion } from './HeightUnitQuestion'
import { ImportState } from './ImportState'
import { LayerLegend } from './LayerLegend'
import { LayerStyling } from './LayerStyling'
import { LayerMenu } from './LayerMenu'
import { Swatch } from './Swatch'
import type { LayerSelection } from './useLayerSelection'

interface LayerRowProps {
  layer: Layer
  selection: LayerSelection
  /** Undefined while the list is filtered: the position among hidden rows would be ambiguous. */
  onStep: ((way: 'up' | 'down') => void) | undefined
  /** A dragged layer would land above this one. */
  isDropTarget: boolean
  dragging: Partial<Record<'onDragStart' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>>
}

/** A layer in the panel: visibility, selection and dragging. The styling opens below it when it is selected. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function LayerRow({ layer, selection, onStep, isDropTarget, dragging }: LayerRowProps) {
  const { _id: layerId, name, status, flagged, flagNote, fence, clientVisible } = layer
  const { chosen, visibilityOverrides } = useWorkspaceView()
  const { choose, toggleLayer } = useWorkspaceActions()
  const canEdit = useCan('edit_layer')
  const isChosen = chosen?.layerId === layerId
  const isSelecting = selection.layerIds !== null
  const isSelected = selection.layerIds?.includes(layerId) ?? false
  const isSortable = canEdit && onStep !== undefined && !isSelecting
  const clickName = (event: MouseEvent) => {
    if (isSelecting || event.shiftKey || event.ctrlKey || event.metaKey) selection.toggle(layerId, event.shiftKey)
    else choose(isChosen && chosen?.index === undefined ? null : { layerId })
  }

  return (
    <li
      className={`layer-row${isChosen ? ' layer-row-chosen' : ''}${isDropTarget ? ' layer-row-drop' : ''}`}
      draggable={isSortable}
      {...(isSortable && dragging)}
    >
      <div className="layer-line">
        {isSelecting && (
          <Checkbox
            checked={isSelected}
            aria-label={layersText('selectLayer', { name })}
            onChange={({ nativeEvent }) => selection.toggle(layerId, nativeEvent.shiftKey)}
          />
        )}
        {isSortable && (
          <button
            type="button"
            className="layer-handle"
            aria-label={layersText('move', { name })}
            title={layersText('move', { name })}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              onStep(event.key === 'ArrowUp' ? 'up' : 'down')
            }}
          >
            <HolderOutlined aria-hidden />
          </button>
        )}
        {isDrawable(layer) && !isSelecting && (
          <Checkbox
            checked={isLayerVisible(layer, visibilityOverrides)}
            aria-label={layersText('shown', { name })}
            onChange={() => toggleLayer(layerId)}
          />
        )}
        <Swatch layer={layer} />
        <button
          type="button"
          className="layer-name"
          aria-pressed={isSelecting ? isSelected : isChosen}
          title={name}
          onClick={clickName}
        >
          {name}
        </button>
        {flagged && (
          <span role="img" aria-label={layersText('flagged')} title={flagNote ?? layersText('flagged')}>
            <FlagFilled style={{ color: 'var(--warning)' }} aria-hidden />
          </span>
        )}
        {fence && (
          <span role="img" aria-label={layersText('fence')} title={layersText('fence')}>
            <BorderOuterOutlined aria-hidden />
          </span>
        )}
        {clientVisible && canEdit && (
          <span role="img" aria-label={layersText('clientVisible')} title={layersText('clientVisible')}>
            <SolutionOutlined aria-hidden />
          </span>
        )}
        {!isSelecting && <LayerMenu layer={layer} onStep={isSortable ? onStep : undefined} />}
      </div>
      {isDrawable(layer) && isLayerVisible(layer, visibilityOverrides) && <LayerLegend layer={layer} />}
      {status === 'ready' && canEdit && <EmptyValueQuestion layer={layer} />}
      {status === 'ready' && canEdit && <BandRolesQuestion layer={layer} />}
      {status === 'ready' && canEdit && <HeightUnitQuestion layer={layer} />}
      {status !== 'ready' && <ImportState layer={layer} />}
      {isChosen && !isSelecting && status === 'ready' && <LayerStyling key={layerId} layer={layer} />}
    </li>
  )
}
