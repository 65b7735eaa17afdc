import { useEffect, useState } from 'react'
import { Alert, Button, Checkbox, Flex, Select, Typography } from 'antd'
import {
  useEditLayerMutation,
  useGetCoordinateSystemsQuery,
  type CoordinateSystem,
  type Layer,
} from '../../../api/layer'
import { formatLength } from '../../../map/measure'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { useSettledSearch } from '../../../shared/useSettledSearch'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import type { Bounds, Position } from '../../../map/scene'

/**
 * Chooses the coordinate system of a file that does not name its own, and at once of the other files of the mission that wait for theirs.
 * The map shows where the file would be.
 */
export function CoordinateSystemChoice({ layer }: { layer: Layer }) {
  const { _id: layerId, name, version, epsg, needsCoordinateSystem } = layer
  const { layers } = useWorkspaceData()
  const others = needsCoordinateSystem
    ? layers.filter((each) => each.needsCoordinateSystem && each._id !== layerId)
    : []
  const [isForAll, setForAll] = useState(true)
  const [search, setTyped] = useSettledSearch()
  const [chosen, setChosen] = useState<CoordinateSystem | null>(null)
  const { data, isFetching, isError, refetch } = useGetCoordinateSystemsQuery({
    layerId,
    ...(search !== undefined && { search }),
  })
  const [editLayer, saving] = useEditLayerMutation()
  const { setHighlight, zoomTo } = useWorkspaceActions()
  useEffect(() => () => setHighlight(null), [setHighlight])

  const systems = data?.data.systems ?? []
  const choose = (code: number) => {
    const system = systems.find((each) => each.epsg === code) ?? null
    setChosen(system)
    setTyped(undefined)
    setHighlight(system?.bounds ? cornersOf(system.bounds as Bounds) : null)
    if (system?.bounds) zoomTo(system.bounds as Bounds)
  }
  const save = async () => {
    if (!chosen) return
    const { error } = await editLayer({ layerId, layerEdit: { version, epsg: chosen.epsg } })
    if (error) return
    setHighlight(null)
    for (const other of isForAll ? others : []) {
      const layerEdit = { version: other.version, epsg: chosen.epsg }
      await editLayer({ layerId: other._id, layerEdit })
    }
  }

  return (
    <Flex vertical gap={6} className="import-state">
      {isError && (
        <Alert
          type="error"
          title={layersText('systemsFailed')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {sharedText('tryAgain')}
            </Button>
          }
        />
      )}
      <Select
        aria-label={layersText('systemOf', { name })}
        placeholder={epsg ? layersText('systemNow', { epsg }) : layersText('chooseSystem')}
        value={chosen?.epsg}
        onChange={choose}
        loading={isFetching}
        getPopupContainer={popupParent}
        popupMatchSelectWidth={360}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        optionLabelProp="title"
        options={systems.map((system) => ({
          value: system.epsg,
          title: titleOf(system),
          label: (
            <Flex vertical>
              <span>{titleOf(system)}</span>
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {fitOf(system)}
              </Typography.Text>
            </Flex>
          ),
        }))}
        notFoundContent={isError ? null : emptyText(isFetching, search)}
      />
      {chosen && (
        <Typography.Text style={{ fontSize: 12 }} role="status">
          {fitOf(chosen)}
        </Typography.Text>
      )}
      {others.length > 0 && (
        <Checkbox
          checked={isForAll}
          title={others.map((other) => other.name).join(', ')}
          onChange={({ target }) => setForAll(target.checked)}
        >
          {layersText('systemForOthers', { count: others.length })}
        </Checkbox>
      )}
      <Button size="small" type="primary" disabled={!chosen} loading={saving.isLoading} onClick={() => void save()}>
        {layersText('importWithSystem')}
      </Button>
    </Flex>
  )
}

/** Degrees around a file that is smaller: the map shows at least this much of it. */
const LEAST_HALF_WIDTH = 0.0002

/** Upper left, upper right, lower right and lower left corner. */
function cornersOf([west, south, east, north]: Bounds): Position[] {
  const wider = Math.max(0, LEAST_HALF_WIDTH - (east - west) / 2)
  const higher = Math.max(0, LEAST_HALF_WIDTH - (north - south) / 2)
  return [
    [west - wider, north + higher],
    [east + wider, north + higher],
    [east + wider, south - higher],
    [west - wider, south - higher],
  ]
}

const titleOf = ({ name, epsg }: CoordinateSystem): string => `${name} (EPSG:${epsg})`

function fitOf({ bounds, distance, isUsed }: CoordinateSystem): string {
  const used = isUsed ? `${layersText('systemUsed')} ` : ''
  if (bounds === null) return used + layersText('systemWithoutPlace')
  if (distance === null) return used + layersText('systemShown')
  return used + layersText('systemDistance', { distance: formatLength(distance) })
}

function emptyText(isFetching: boolean, search: string | undefined): string {
  if (isFetching) return sharedText('loading')
  return layersText(search === undefined ? 'systemsSearch' : 'systemsNone')
}
