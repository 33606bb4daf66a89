import { once } from 'node:events'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/db/connection.ts'
import { emptyDatabase, testDatabase } from '#testing/database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'germina-backup-'))
const file = join(folder, 'backup.gz')
const { db: original } = await testDatabase()

beforeAll(async () => {
  await original.query(world)
  await writeBackup(original, file)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// People and cohorts point at each other; the signature and the history are guarded by triggers.
const world = `
  insert into organisation (id, slug, name) values ('aaaaaaaaaaaaaaaaaaaaaaa1', 'hub', 'Hub "Ñandú" \\ \t😀');
  insert into users (id, email, created_at) values
    ('bbbbbbbbbbbbbbbbbbbbbbb1', 'ana@example.org', '2026-01-02 03:04:05.678901+00'),
    ('bbbbbbbbbbbbbbbbbbbbbbb2', 'bea@example.org', 'infinity');
  insert into cohort (id, org_id, owner, title, invite_code)
    values ('ccccccccccccccccccccccc1', 'aaaaaaaaaaaaaaaaaaaaaaa1', 'bbbbbbbbbbbbbbbbbbbbbbb2', 'Spring', 'x');
  update users set cohort_id = 'ccccccccccccccccccccccc1', basic_data = '{"a": [1, null, "línea\\nnueva"]}';
  insert into project (id, cohort_id, org_id, owner_id, mentor, countries) values
    ('ddddddddddddddddddddddd1', 'ccccccccccccccccccccccc1', 'aaaaaaaaaaaaaaaaaaaaaaa1',
     'bbbbbbbbbbbbbbbbbbbbbbb1', 'bbbbbbbbbbbbbbbbbbbbbbb2', '{"Côte d''Ivoire","a,b",NULL}');
  insert into plan_item (id, project_id, kind, data)
    select lpad(to_hex(n), 24, '0'), 'ddddddddddddddddddddddd1', 'segment', jsonb_build_object('n', n, 'x', 0.1 + n)
    from generate_series(1, 1201) n;
  update plan_item set data = '{"n": "changed"}', version = 2 where id like '%01';
  insert into stored_file (id, purpose, media_type, bytes)
    values ('eeeeeeeeeeeeeeeeeeeeeee1', 'logo', 'image/png', decode(repeat('00ff10', 300000), 'hex'));
  insert into mentorship (id, project_id, mentor_id, slot)
    values ('fffffffffffffffffffffff1', 'ddddddddddddddddddddddd1', 'bbbbbbbbbbbbbbbbbbbbbbb2', 1);
  insert into agreement (id, mentorship_id, project_id, signer_id, side, full_name, text_version, text_hash)
    values ('fffffffffffffffffffffff2', 'fffffffffffffffffffffff1', 'ddddddddddddddddddddddd1',
            'bbbbbbbbbbbbbbbbbbbbbbb2', 'mentor', 'Bea', '1', 'h');`

async function tableNames(db: Pool): Promise<string[]> {
  const { rows } = await db.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map(({ tablename }) => tablename)
}

async function everything(db: Pool): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const name of (await tableNames(db)).filter((table) => table !== 'schema_migration')) {
    const { rows } = await db.query(`select t::text as line from ${name} t order by 1`)
    content[name] = rows.map(({ line }) => line)
  }
  return content
}

async function rules(db: Pool): Promise<unknown[]> {
  const { rows } = await db.query(
    `select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  )
  return rows
}

test('brings back every row of every table and every rule, into a database without tables', async () => {
  const { db } = await emptyDatabase()
  const { rows } = await restoreBackup(db, file)
  const before = await everything(original)
  expect(await everything(db)).toEqual(before)
  expect(before.plan_item_history).not.toEqual([])
  expect(rows).toBe(Object.values(before).flat().length)
  expect(await rules(db)).toEqual(await rules(original))
})

test('restores into tables that are there but empty', async () => {
  const { db } = await testDatabase()
  await restoreBackup(db, file)
  expect(await everything(db)).toEqual(await everything(original))
})

test('works for an owner of the database who is no superuser', async () => {
  const { db, url } = await emptyDatabase()
  const role = `owner_${Date.now()}`
  const { rows } = await db.query('select current_database() as name')
  await db.query(
    `create role ${role} login password 'owner'; alter database ${rows[0].name} owner to ${role}`,
  )
  const owner = connect(url.replace(/\/\/[^@]*@/, `//${role}:owner@`))
  await restoreBackup(owner, file)
  await writeBackup(owner, join(folder, 'again.gz'))
  expect(await everything(owner)).toEqual(await everything(original))
  await owner.end()
  await db.query(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`)
})

test('refuses a database with data in it and leaves that as it is', async () => {
  const { db } = await testDatabase()
  await db.query(
    `insert into organisation (id, slug, name) values ('aaaaaaaaaaaaaaaaaaaaaaa9', 'other', 'Other')`,
  )
  await expect(restoreBackup(db, file)).rejects.toThrow('The database is not empty (organisation)')
  expect((await everything(db)).organisation).toHaveLength(1)
})

test('refuses a backup of a newer version', async () => {
  const { db } = await emptyDatabase()
  const newer = join(folder, 'newer.gz')
  const [head = '', ...rest] = gunzipSync(readFileSync(file)).toString().split('\n')
  const changed = JSON.parse(head)
  changed.migrations.push({ name: '9999-later', checksum: 'x' })
  writeFileSync(newer, gzipSync([JSON.stringify(changed), ...rest].join('\n')))
  await expect(restoreBackup(db, newer)).rejects.toThrow(/newer Germina \(9999-later\)/)
  expect(await tableNames(db)).toEqual([])
})

test.each([
  ['cut off in the packing', (whole: Buffer) => whole.subarray(0, whole.length - 200)],
  [
    'cut off between two rows',
    (whole: Buffer) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')),
  ],
  ['something else', () => Buffer.from('hello')],
])('refuses a file that is %s, and restores nothing of it', async (_, damage) => {
  const { db } = await testDatabase()
  const damaged = join(folder, 'damaged.gz')
  writeFileSync(damaged, damage(readFileSync(file)))
  await expect(restoreBackup(db, damaged)).rejects.toThrow('is not a whole backup of Germina')
  expect(Object.values(await everything(db)).flat()).toEqual([])
})

test('keeps the backup from other people on the machine', () => {
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('has no table that counts with a sequence, which a backup would not carry', async () => {
  const { rows } = await original.query(`select sequencename from pg_sequences where schemaname = 'public'`)
  expect(rows).toEqual([])
})

test('a target that is no plain file is refused, and stays what it is', async () => {
  const place = mkdtempSync(join(folder, 'targets-'))
  mkdirSync(join(place, 'folder'))
  symlinkSync('/dev/null', join(place, 'device'))
  symlinkSync(join(place, 'nowhere'), join(place, 'link'))
  const listener = createServer().listen(join(place, 'socket'))
  await once(listener, 'listening')
  const before = readdirSync(place)
  await expect(writeBackup(original, join(place, 'folder'))).rejects.toThrow('is a folder')
  for (const name of ['device', 'link', 'socket'])
    await expect(writeBackup(original, join(place, name)), name).rejects.toThrow('is not a plain file')
  await expect(writeBackup(original, '/dev/null')).rejects.toThrow('/dev/null is not a plain file')
  await expect(writeBackup(original, join(place, 'none', 'backup.gz'))).rejects.toThrow('There is no folder')
  expect(readdirSync(place)).toEqual(before)
  listener.close()
  expect(lstatSync(join(place, 'device')).isSymbolicLink()).toBe(true)
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true)
})
