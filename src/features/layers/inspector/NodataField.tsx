import { useState } from 'react'
import { Alert, Button, Flex, InputNumber } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { formatNumber } from '../../../shared/messages'
import { layersText } from '../texts/messages'
import { numberText } from '../texts/numberText'

interface NodataFieldProps {
  layer: Layer
  details: RasterDetails
}

/** Chooses the value of pixels without data, for files that do not declare it. */
export function NodataField({ layer, details }: NodataFieldProps) {
  const { _id: layerId, version } = layer
  const { nodata, nodataChosen, ignoresNodata, canSetNodata } = details
  const proposedNodata = ignoresNodata ? undefined : details.proposedNodata
  const [entered, setEntered] = useState<number | null>(nodata)
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const save = (value: number | null) => void editLayer({ layerId, layerEdit: { version, nodata: value } })
  const ignore = () => void editLayer({ layerId, layerEdit: { version, ignoresNodata: true } })
  if (!canSetNodata) return null
  return (
    <section>
      <h3>{layersText('emptyPixels')}</h3>
      {proposedNodata && (
        <Alert
          type="warning"
          title={layersText('emptyProposed', {
            share: formatNumber(proposedNodata.share, { style: 'percent', maximumSignificantDigits: 2 }),
            value: numberText(proposedNodata.value),
          })}
          action={
            <Button size="small" type="primary" loading={isLoading} onClick={() => save(proposedNodata.value)}>
              {layersText('treatAsEmpty')}
            </Button>
          }
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (entered !== null) save(entered)
        }}
      >
        <Flex gap={8} wrap>
          <InputNumber
            size="small"
            aria-label={layersText('emptyValue')}
            placeholder={layersText('noEmptyValue')}
            value={entered}
            onChange={setEntered}
          />
          <Button
            size="small"
            htmlType="submit"
            disabled={entered === null || entered === nodata}
            loading={isLoading && !proposedNodata}
          >
            {layersText('treatAsEmpty')}
          </Button>
          {nodata !== null && (
            <Button size="small" disabled={isLoading} onClick={ignore}>
              {layersText('ignoreEmptyValue')}
            </Button>
          )}
          {(nodataChosen || ignoresNodata) && (
            <Button size="small" type="text" disabled={isLoading} onClick={() => save(null)}>
              {layersText('clearEmptyValue')}
            </Button>
          )}
        </Flex>
      </form>
      <p className="inspector-note">{layersText(ignoresNodata ? 'emptyIgnored' : 'emptyPixelsHelp')}</p>
    </section>
  )
}
