import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard': { needs: ['dashboard'] },
}
