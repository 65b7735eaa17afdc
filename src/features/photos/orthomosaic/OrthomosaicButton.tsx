import { useState } from 'react'
import { DeploymentUnitOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSelector } from 'react-redux'
import { useListOrthomosaicsQuery } from '../../../api/orthomosaic'
import { selectUser } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { orthomosaicText } from './messages'
import { OrthomosaicDialog } from './OrthomosaicDialog'
import { SHOWN } from './OrthomosaicState'

/** Offers an orthomosaic to users who may add layers. Without a processing server, only tenant roots see how to connect one. */
export function OrthomosaicButton({ missionId }: { missionId: string }) {
  const canAddLayers = useCan('upload_layer')
  const userType = useSelector(selectUser)?.userType
  const { data } = useListOrthomosaicsQuery({ missionId, pageSize: SHOWN }, { skip: !canAddLayers })
  const [isOpen, setOpen] = useState(false)
  const isOffered = data?.data.connected === true || userType === 'tenant-root'
  if (!canAddLayers || !data || !isOffered) return null
  return (
    <>
      <Button icon={<DeploymentUnitOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {orthomosaicText('open')}
      </Button>
      {isOpen && <OrthomosaicDialog missionId={missionId} onClose={() => setOpen(false)} />}
    </>
  )
}
