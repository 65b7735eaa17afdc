import { CloseOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { usePlaceSearches } from '../../../manifest/placeSearches'
import { PanelBoundary } from '../../../shared/states/PanelBoundary'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { SELECT, type Tool } from '../state/toolState'

/** Choice of a spot or an area, and what is known about it. */
export function PlaceCard({ tool }: { tool: Tool & { kind: 'place' } }) {
  const { missionId } = useWorkspaceData()
  const { activateTool, setHighlight } = useWorkspaceActions()
  const search = usePlaceSearches().find(({ id }) => id === tool.searchId)
  if (!search) return null
  const { panel: Panel, label, isForSpots } = search
  return (
    <section className="tool-card place-card" aria-label={label()}>
      <header className="measure-head">
        <h2>{label()}</h2>
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined />}
          aria-label={layersText('close')}
          title={layersText('close')}
          onClick={() => activateTool(SELECT)}
        />
      </header>
      {!isForSpots && (
        <Segmented
          size="small"
          aria-label={layersText('placeShape')}
          value={tool.mode}
          options={[
            { value: 'point' as const, label: layersText('placeSpot') },
            { value: 'polygon' as const, label: layersText('placeArea') },
          ]}
          onChange={(mode) => activateTool({ ...tool, mode, shape: null })}
        />
      )}
      {tool.shape ? (
        <PanelBoundary>
          <Panel within={{ missionId }} geometry={tool.shape} onHighlight={setHighlight} />
        </PanelBoundary>
      ) : (
        <p className="tool-help" role="status">
          {layersText(tool.mode === 'point' ? 'placeSpotHelp' : 'placeAreaHelp')}
        </p>
      )}
    </section>
  )
}
