import type { ReactNode } from 'react'
import { Alert } from 'antd'

interface ExpiryAlertProps {
  title: string
  details?: ReactNode
  action?: ReactNode
}

/** Warning on the dashboard about something that expires soon or has expired. */
export function ExpiryAlert({ title, details, action }: ExpiryAlertProps) {
  return <Alert type="warning" showIcon title={title} description={details} action={action} style={{ marginTop: 16 }} />
}
