import { useState } from 'react'
import { Alert, Button, Flex, Select } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { BAND_ROLES, bandRoleName, type BandRole } from '../texts/bandRoleName'
import { layersText } from '../texts/messages'
import { BandPreview } from './BandPreview'

interface BandRolesFieldProps {
  layer: Layer
  details: RasterDetails
}

type Band = RasterDetails['bands'][number]

const UNKNOWN = ''

/** What each band of a raster is, what tells it, and the choice with a preview: indices are computed from it. */
export function BandRolesField({ layer, details }: BandRolesFieldProps) {
  const { _id: layerId, version, raster } = layer
  const { bands } = details
  const canEdit = useCan('edit_layer')
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const stored = bands.map(({ role }) => role ?? null)
  const [roles, setRoles] = useState(stored)
  const isChanged = roles.some((role, at) => role !== stored[at])
  const isChosen = bands.some(({ roleOrigin }) => roleOrigin === 'chosen')
  const save = (bandRoles: (BandRole | null)[] | null) => void editLayer({ layerId, layerEdit: { version, bandRoles } })
  const options = [
    { value: UNKNOWN, label: layersText('roleUnknown') },
    ...BAND_ROLES.map((role) => ({ value: role, label: bandRoleName(role) })),
  ]
  return (
    <Flex vertical gap={6}>
      {raster?.asksForRoles && <Alert type="warning" title={layersText('rolesAsked')} />}
      {bands.map((band, at) => (
        <Flex key={at} vertical gap={2}>
          <span>{layersText('ofBand', { index: at + 1, text: evidenceText(band) })}</span>
          {canEdit && (
            <Select
              size="small"
              aria-label={layersText('roleOfBand', { index: at + 1 })}
              value={roles[at] ?? UNKNOWN}
              disabled={isLoading}
              options={options}
              getPopupContainer={popupParent}
              onChange={(value: BandRole | '') =>
                setRoles(roles.map((role, index) => (index === at ? value || null : role)))
              }
            />
          )}
        </Flex>
      ))}
      {canEdit && <BandPreview layer={layer} bounds={details.bounds} roles={roles} />}
      {canEdit && (
        <Flex gap={8} wrap>
          <Button
            size="small"
            type="primary"
            loading={isLoading}
            disabled={!isChanged && !raster?.asksForRoles}
            onClick={() => save(roles)}
          >
            {layersText('saveRoles')}
          </Button>
          {isChosen && (
            <Button size="small" disabled={isLoading} onClick={() => save(null)}>
              {layersText('rolesOfFile')}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  )
}

function evidenceText({ name, role, roleOrigin }: Band): string {
  const title = role ? bandRoleName(role) : name
  switch (roleOrigin) {
    case 'name':
      return layersText('roleByName', { title, name })
    case 'wavelength':
      return layersText('roleByWavelength', { title })
    case 'colour':
      return layersText('roleByColour', { title })
    case 'camera':
      return layersText('roleByCamera', { title })
    case 'chosen':
      return layersText('roleByUser', { title: role ? title : layersText('roleUnknown') })
    case undefined:
      return role ? layersText('roleAssumed', { title }) : layersText('roleNotStated', { title })
  }
}
