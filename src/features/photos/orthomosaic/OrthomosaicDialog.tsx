import { useState } from 'react'
import { Alert, Button, Collapse, Flex, Input, Modal } from 'antd'
import {
  useCreateOrthomosaicMutation,
  useGetOrthomosaicPlanQuery,
  type OrthomosaicOption,
  type OrthomosaicPlanReply,
  type OrthomosaicPreset,
} from '../../../api/orthomosaic'
import { FactList } from '../../../shared/FactList'
import { newOrthomosaicLimits } from '../../../shared/limits/orthomosaic.gen'
import { formatNumber } from '../../../shared/messages'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { orthomosaicText } from './messages'
import { OptionList } from './OptionList'
import { PresetCards } from './PresetCards'

const SKELETON_ROWS = 5
const SKELETON_HEIGHT = 56
const NODEODM_PAGE = 'https://github.com/OpenDroneMap/NodeODM'

type Plan = OrthomosaicPlanReply['data']

/** Choice of quality and options, with an estimate; starts the processing. */
export function OrthomosaicDialog({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  // The servers are asked each time.
  const { data, error, isFetching, refetch } = useGetOrthomosaicPlanQuery(
    { missionId },
    { refetchOnMountOrArgChange: true },
  )
  const [create, creating] = useCreateOrthomosaicMutation()
  const [name, setName] = useState(orthomosaicText('defaultName'))
  const [preset, setPreset] = useState<OrthomosaicPreset>('standard')
  const [changed, setChanged] = useState<readonly OrthomosaicOption[]>([])
  const plan = data?.data
  const isPossible = plan?.server === 'ready' && plan.photos >= plan.minPhotos && plan.photos <= plan.maxPhotos
  const start = async () => {
    const newOrthomosaic = { name, preset, ...(changed.length > 0 && { options: [...changed] }) }
    const { error: failed } = await create({ missionId, newOrthomosaic })
    if (!failed) onClose()
  }
  return (
    <Modal
      open
      title={orthomosaicText('title')}
      okText={orthomosaicText('start')}
      okButtonProps={{ disabled: !isPossible || name.trim() === '', loading: creating.isLoading }}
      onOk={() => void start()}
      onCancel={onClose}
      closable={{ 'aria-label': orthomosaicText('close') }}
    >
      <Flex vertical gap={16}>
        <span>{orthomosaicText('help')}</span>
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!plan && !error && <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />}
        {plan && <Obstacle plan={plan} isFetching={isFetching} onRetry={() => void refetch()} />}
        {plan && isPossible && (
          <>
            <FactList className="coverage-figures" facts={[[orthomosaicText('photos'), photosText(plan)]]} />
            <Flex vertical gap={4}>
              <label htmlFor="orthomosaic-name">{orthomosaicText('name')}</label>
              <Input
                id="orthomosaic-name"
                value={name}
                maxLength={newOrthomosaicLimits.name.maxLength}
                onChange={({ target }) => setName(target.value)}
              />
            </Flex>
            <PresetCards presets={plan.presets} value={preset} onChange={setPreset} />
            <Collapse
              size="small"
              items={[
                {
                  key: 'advanced',
                  label:
                    changed.length > 0
                      ? orthomosaicText('advancedChanged', { count: changed.length })
                      : orthomosaicText('advanced'),
                  children: <OptionList options={plan.options} changed={changed} onChange={setChanged} />,
                },
              ]}
            />
          </>
        )}
        {creating.error && <Alert type="error" showIcon title={creating.error.message} />}
      </Flex>
    </Modal>
  )
}

const photosText = ({ photos, megapixels }: Plan): string =>
  orthomosaicText('photosText', { count: photos, megapixels: formatNumber(megapixels, { maximumFractionDigits: 0 }) })

/** Why nothing can be started now. */
function Obstacle({ plan, isFetching, onRetry }: { plan: Plan; isFetching: boolean; onRetry: () => void }) {
  const { server, refusal, photos, minPhotos, maxPhotos } = plan
  if (server === 'none') {
    return (
      <Alert
        type="info"
        showIcon
        title={orthomosaicText('noServer')}
        description={
          <>
            {orthomosaicText('noServerHelp')}{' '}
            <a href={NODEODM_PAGE} target="_blank" rel="noopener noreferrer">
              {orthomosaicText('aboutNodeOdm')}
            </a>
          </>
        }
      />
    )
  }
  if (server === 'unreachable' || server === 'refused') {
    const isRefused = server === 'refused'
    return (
      <Alert
        type="warning"
        showIcon
        title={orthomosaicText(isRefused ? 'refused' : 'unreachable')}
        description={
          isRefused ? orthomosaicText('refusedHelp', { reason: refusal ?? '' }) : orthomosaicText('unreachableHelp')
        }
        action={
          <Button size="small" loading={isFetching} onClick={onRetry}>
            {orthomosaicText('tryAgain')}
          </Button>
        }
      />
    )
  }
  if (photos < minPhotos) {
    return <Alert type="warning" showIcon title={orthomosaicText('tooFew', { min: minPhotos })} />
  }
  if (photos > maxPhotos) {
    return <Alert type="warning" showIcon title={orthomosaicText('tooMany', { max: maxPhotos })} />
  }
  return null
}
