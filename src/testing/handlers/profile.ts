import { http, HttpResponse } from 'msw'
import type { Profile } from '../../api/profile'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const profile: Profile = {
  _id: anId(),
  name: 'Sam Staff',
  email: 'staff@demo.test',
  avatar: null,
  language: null,
  userType: 'tenant-staff',
  secondFactor: false,
  recoveryCodesLeft: 0,
  version: 1,
}

/** A user without two-factor authentication. */
export const profileHandlers = [
  http.get(apiUrl('/profile'), () => HttpResponse.json({ status: true, data: profile })),
  http.patch(apiUrl('/profile/theme'), () => HttpResponse.json({ status: true, message: 'Theme saved' })),
  // The page then gives its own reason.
  http.get(apiUrl('/profile/permissions/explain'), () =>
    HttpResponse.json({ status: false, message: 'Not found' }, { status: 404 }),
  ),
]
