import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { ERASURES_PAGE } from '../paths'
import { ConfirmErasure } from './ConfirmErasure'
import { erasureText } from './messages'

/** Erases a tenant, and opens the page with its certificate. */
export function EraseTenant({ tenant }: { tenant: { _id: string; name: string } }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {erasureText('erase')}
      </Button>
      {isAsking && (
        <ConfirmErasure
          tenant={tenant}
          onErased={() => void navigate(ERASURES_PAGE, { replace: true })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
