import { Button, Typography } from 'antd'
import type { Layer } from '../../../api/layer'
import { useWorkspaceActions } from '../state/mapWorkspace'
import { layersText } from '../texts/messages'

/** Says that nothing tells what the bands of a raster are, and opens the layer, where they can be stated. */
export function BandRolesQuestion({ layer: { _id: layerId, name, raster } }: { layer: Layer }) {
  const { choose } = useWorkspaceActions()
  if (!raster?.asksForRoles) return null
  return (
    <div className="import-state">
      <Typography.Text type="warning" style={{ fontSize: 12 }}>
        {layersText('rolesAsked')}
      </Typography.Text>
      <Button size="small" aria-label={layersText('stateRolesOf', { name })} onClick={() => choose({ layerId })}>
        {layersText('stateRoles')}
      </Button>
    </div>
  )
}
