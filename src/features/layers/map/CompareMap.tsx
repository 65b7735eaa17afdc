import { Button, Select } from 'antd'
import type { Layer } from '../../../api/layer'
import { SwipeMap } from '../../../map/SwipeMap'
import type { Bounds, Scene, SceneLayer, SceneView } from '../../../map/scene'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../texts/messages'
import { comparableLayers, sidesOf } from '../state/comparison'
import { sceneOf } from './layerScene'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import type { Compared } from '../state/viewState'

const NOTHING = { type: 'FeatureCollection' as const, features: [] }
const NO_LAYER = ''

interface CompareMapProps {
  compared: Compared
  /** Base layers, which both sides show, bottom first. */
  below: readonly SceneLayer[]
  label: string
  fit: { bounds: Bounds; key: number } | undefined
  onViewChange: (view: SceneView) => void
}

/** Compares two layers with a divider. Both sides show the other visible layers as well. */
export function CompareMap({ compared, below, label, fit, onViewChange }: CompareMapProps) {
  const { layers } = useWorkspaceData()
  const { view, visibilityOverrides } = useWorkspaceView()
  const { compare } = useWorkspaceActions()
  const choices = comparableLayers(layers)
  const nameOf = (layerId: string | null) => choices.find(({ _id }) => _id === layerId)?.name ?? layersText('nothing')
  const sides = sidesOf(layers, visibilityOverrides, compared)
  const sceneFor = (side: (typeof sides)['left']): Scene => {
    const scene = sceneOf(side.layers, side.visibilityOverrides, null, NOTHING)
    return { ...scene, layers: [...below, ...scene.layers] }
  }
  return (
    <>
      <SwipeMap
        label={label}
        left={sceneFor(sides.left)}
        right={sceneFor(sides.right)}
        leftLabel={nameOf(compared.left)}
        rightLabel={nameOf(compared.right)}
        view={view}
        fit={fit}
        onViewChange={onViewChange}
      />
      <div className="workspace-tools">
        <section className="tool-card compare-card" aria-label={layersText('compare')}>
          <SideSelect
            label={layersText('compareLeft')}
            value={compared.left}
            other={compared.right}
            choices={choices}
            onChange={(left) => compare({ ...compared, left })}
          />
          <SideSelect
            label={layersText('compareRight')}
            value={compared.right}
            other={compared.left}
            choices={choices}
            onChange={(right) => compare({ ...compared, right })}
          />
          <Button size="small" onClick={() => compare(null)}>
            {layersText('endCompare')}
          </Button>
        </section>
      </div>
    </>
  )
}

interface SideSelectProps {
  label: string
  value: string | null
  /** The layer of the other side, which cannot be chosen. */
  other: string | null
  choices: Layer[]
  onChange: (layerId: string | null) => void
}

function SideSelect({ label, value, other, choices, onChange }: SideSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <Select
        size="small"
        aria-label={label}
        value={value ?? NO_LAYER}
        getPopupContainer={popupParent}
        options={[
          { value: NO_LAYER, label: layersText('nothing') },
          ...choices.map(({ _id, name }) => ({ value: _id, label: name, disabled: _id === other })),
        ]}
        onChange={(layerId) => onChange(layerId || null)}
      />
    </label>
  )
}
