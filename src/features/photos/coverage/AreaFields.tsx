import { useEffect, useEffectEvent } from 'react'
import { Flex, Select } from 'antd'
import { useGetReadyLayersQuery } from '../../../api/base-layer'
import { useListFeaturesQuery } from '../../../api/feature'
import { useCan } from '../../../session/useCan'
import { coverageText } from './messages'
import { NoOptions } from '../../../shared/lists/NoOptions'
import type { CoverageChoice } from './useCoverage'

interface AreaFieldsProps {
  missionId: string
  choice: CoverageChoice
  onChange: (choice: CoverageChoice) => void
}

const HULL = 'hull'
const GAPS = [1, 2, 3, 5]
const MAX_POLYGONS = 200

/** The area that photos should cover, and the number of photos below which a place is a gap. */
export function AreaFields({ missionId, choice, onChange }: AreaFieldsProps) {
  const { areaLayerId, areaIndex, gapBelow } = choice
  const canSeeLayers = useCan('layer_list')
  const layers = useGetReadyLayersQuery({ missionIds: [missionId], kind: 'vector' }, { skip: !canSeeLayers })
  const { currentData, isFetching, error, refetch } = useListFeaturesQuery(
    { layerId: areaLayerId ?? '', pageSize: MAX_POLYGONS },
    { skip: areaLayerId === undefined },
  )
  const polygons = currentData?.data.items.filter(({ geometry }) => /Polygon$/.test(String(geometry?.['type'])))
  const first = polygons?.[0]?.index
  const chooseFirst = useEffectEvent((index: number) => {
    if (areaIndex === undefined) onChange({ ...choice, areaIndex: index })
  })
  useEffect(() => {
    if (first !== undefined) chooseFirst(first)
  }, [areaLayerId, first])

  const chooseLayer = (layerId: string) => onChange({ gapBelow, ...(layerId !== HULL && { areaLayerId: layerId }) })
  const layerOptions = layers.data?.data.layers.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
  return (
    <Flex vertical gap={8} className="coverage-fields">
      <label htmlFor="coverage-area">{coverageText('area')}</label>
      <Select
        id="coverage-area"
        value={areaLayerId ?? HULL}
        onChange={chooseLayer}
        options={[{ value: HULL, label: coverageText('hull') }, ...layerOptions]}
      />
      {polygons?.length === 0 && <p role="status">{coverageText('noPolygons')}</p>}
      {polygons && polygons.length > 1 && (
        <Select
          aria-label={coverageText('feature')}
          value={areaIndex ?? null}
          onChange={(index) => index !== null && onChange({ ...choice, areaIndex: index })}
          notFoundContent={<NoOptions query={{ isFetching, error, refetch }} />}
          options={polygons.map(({ index }) => ({ value: index, label: coverageText('polygon', { index }) }))}
        />
      )}
      <label htmlFor="coverage-gaps">{coverageText('gaps')}</label>
      <Select
        id="coverage-gaps"
        value={gapBelow}
        onChange={(below) => onChange({ ...choice, gapBelow: below })}
        options={GAPS.map((count) => ({ value: count, label: coverageText('gapBelow', { count }) }))}
      />
    </Flex>
  )
}
