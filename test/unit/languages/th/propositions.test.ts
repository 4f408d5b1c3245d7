import { markersTable } from '../markersTable';

markersTable('th', {
  'prohibitions and permissions denied': [
    ['เจ้าของเรือต้องไม่ย้ายทุ่น', 'prohibition'],
    ['เจ้าของเรือจะย้ายทุ่นมิได้', 'prohibition'],
    ['เจ้าของเรือไม่มีสิทธิย้ายทุ่น', 'prohibition'],
  ],
  'permissions, duties and duties denied': [
    ['เจ้าของเรือมีสิทธิย้ายทุ่น', 'permission'],
    ['เจ้าของเรือจะต้องแจ้ง', 'duty'],
    ['เจ้าของเรือไม่จำเป็นต้องแจ้ง', 'exemption'],
  ],
  'words that only look like markers': [
    ['ค่าธรรมเนียมไม่เกินร้อยบาท'],
    ['ให้แจ้งโดยไม่ชักช้า'],
    ['เอกสารถูกต้อง'],
    ['ภายในเดือนมิถุนายน'],
  ],
  'only and except': [
    ['ย้ายทุ่นได้เฉพาะเวลากลางวันเท่านั้น', 'only', 'only'],
    ['เจ้าของเรือชำระ ยกเว้นเรือประมง', 'exception'],
    ['ไม่ว่าทุ่นจะจมหรือลอย', 'regardless'],
  ],
});
