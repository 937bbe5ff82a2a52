// A profile as it is answered: whole to its owner, in words to whoever reads it.
import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { RESUME_ENTRIES } from '#wire/person/resume-entries.ts'
import { storedAddress } from '#wire/place/postal-address.ts'
import { COMPLETENESS } from './completeness.ts'
import { VISIBLE_SECTIONS } from './enumerations.ts'

const maybe = z.nullable(z.string())
const yes = z.nullable(z.boolean())
const labels = z.array(z.object({ value: z.string(), label: z.string() }))
const hours = z.object({ id: z.string(), from: z.string(), to: z.string() })
const day = z.object({ id: z.string(), day_of_week: z.int(), available: z.boolean(), hours_attributes: z.array(hours) })
const stored = z.nullable(z.object({ name: z.string(), url: z.string() }))
const parts = z.enum(COMPLETENESS.map(({ part }) => part) as [(typeof COMPLETENESS)[number]['part']])

/** What a form begins with: the fields as they are written, and the labels of what was chosen. */
export const ownProfile = resource(
  'user_info',
  z.object({
    slug: z.string(),
    full_name: z.string(),
    social_name: maybe,
    mother_name: maybe,
    email: z.string(),
    email_confirmed: z.boolean(),
    otp_required_for_login: z.boolean(),
    institutional_email: maybe,
    institutional_email_confirmed: z.boolean(),
    /** The partner whose student this person is known to be. */
    bond: z.nullable(
      z.object({ institution_id: z.int(), name: z.string(), proven_by: z.enum(['email', 'enrolment_list']) }),
    ),
    cpf: maybe,
    rg: maybe,
    rg_state_id: maybe,
    /** The same RG as contracts write it. */
    documents_attributes: z.array(
      z.object({
        id: z.string(),
        document_type: z.literal('rg'),
        number: maybe,
        peculiarities: z.object({ state_id: maybe }),
      }),
    ),
    date_of_birth: maybe,
    /** Under 18: private unless the person chooses otherwise. */
    minor: z.boolean(),
    sex: maybe,
    gender_id: maybe,
    ethnicity_id: maybe,
    nationality_id: maybe,
    marital_status: maybe,
    sexual_orientation: maybe,
    cellphone: maybe,
    phone: maybe,
    message_phone: maybe,
    authorize_whatsapp: z.boolean(),
    auto_enroll: z.boolean(),
    working: yes,
    disability: yes,
    expected_salary: maybe,
    summary: maybe,
    interesting_fact: maybe,
    motivations: maybe,
    hobbies: z.array(z.string()),
    portfolios: z.array(z.string()),
    facebook: maybe,
    instagram: maybe,
    linkedin: maybe,
    skype: maybe,
    job_interests: z.array(z.string()),
    interests: z.array(z.string()),
    skill_ids: z.array(z.string()),
    ability_ids: z.array(z.string()),
    academic_entity_ids: z.array(z.string()),
    sub_area_ids: z.array(z.string()),
    main_education_type: maybe,
    main_education_status: maybe,
    course_situation: maybe,
    not_in_university: z.boolean(),
    university_id: z.nullable(z.int()),
    course_id: maybe,
    matriculation: maybe,
    ies_education_type: maybe,
    ies_period: maybe,
    period: maybe,
    current_semester: z.nullable(z.int()),
    course_start_date: maybe,
    formation_date: maybe,
    internship_type: maybe,
    visible_sections: z.array(z.enum(keysOf(VISIBLE_SECTIONS))),
    /** Who sees what was said by the person; until then it stands as it began. */
    privacy_chosen: z.boolean(),
    wizard_step: maybe,
    educations_attributes: z.array(
      z.object({
        id: z.string(),
        education_type_id: z.string(),
        institution_name: z.string(),
        course_name: z.string(),
        duration: z.string(),
      }),
    ),
    experiences_attributes: z.array(
      z.object({
        id: z.string(),
        company: z.string(),
        job: z.string(),
        level: z.string(),
        description: maybe,
        current_job: z.boolean(),
        start_date: z.string(),
        end_date: maybe,
      }),
    ),
    user_softwares_attributes: z.array(z.object({ id: z.string(), software_id: z.string(), level: z.string() })),
    user_languages_attributes: z.array(z.object({ id: z.string(), language_id: z.string(), level: z.string() })),
    disabilities_attributes: z.array(
      z.object({ id: z.string(), disability_type_id: z.string(), description: maybe, document: stored }),
    ),
    address_attributes: z.nullable(storedAddress),
    study_schedule_attributes: z.nullable(
      z.object({
        id: z.string(),
        schedule_type: z.string(),
        reason_for_no_classes: maybe,
        days_attributes: z.array(day),
      }),
    ),
    avatar_path: maybe,
    curriculum_vitae: stored,
    /** In words, for what is an id above: by field, and by value where a field has many. */
    labels: z.record(z.string(), labels),
    completeness: z.object({
      percentage: z.int(),
      missing: z.array(parts),
      next: z.nullable(z.object({ part: parts, words: z.string(), step: z.string(), weight: z.int() })),
    }),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'OwnProfile' }))

const item = <T extends z.core.$ZodShape>(shape: T) => z.array(z.object(shape))

/**
 * For reading, in words. What its owner keeps from companies is null or empty for them; the last ones nobody but the
 * owner ever reads.
 */
export const profileView = resource(
  'user_info',
  z.object({
    slug: z.string(),
    name: z.string(),
    own: z.boolean(),
    avatar: maybe,
    summary: maybe,
    interesting_fact: maybe,
    motivations: maybe,
    hobbies: z.array(z.string()),
    working: yes,
    email: maybe,
    cellphone: maybe,
    phone: maybe,
    message_phone: maybe,
    /** Opens a conversation, where the person allows it. */
    whatsapp_url: maybe,
    skype: maybe,
    facebook: maybe,
    linkedin: maybe,
    instagram: maybe,
    portfolios: z.array(z.string()),
    city: maybe,
    state: maybe,
    expected_salary: maybe,
    curriculum_vitae: stored,
    main_education_type: maybe,
    main_education_status: maybe,
    course_situation: maybe,
    university: maybe,
    course: maybe,
    ies_education_type: maybe,
    ies_period: maybe,
    period: maybe,
    /** 'Semestre atual' and its number. */
    current_period: z.nullable(z.object({ label: z.string(), number: z.int() })),
    course_start_date: maybe,
    formation_date: maybe,
    academic_entities: z.array(z.string()),
    skills: z.array(z.string()),
    abilities: z.array(z.string()),
    interests: z.array(z.string()),
    job_interests: z.array(z.string()),
    sub_areas: z.array(z.string()),
    ...RESUME_ENTRIES,
    languages: item({ name: z.string(), level: z.string() }),
    visible_sections: z.array(z.enum(keysOf(VISIBLE_SECTIONS))),
    /** Only for the person: null for everybody else. */
    personal: z.nullable(
      z.object({
        full_name: z.string(),
        social_name: maybe,
        cpf: maybe,
        rg: maybe,
        rg_state: maybe,
        mother_name: maybe,
        date_of_birth: maybe,
        sex: maybe,
        gender: maybe,
        ethnicity: maybe,
        nationality: maybe,
        marital_status: maybe,
        sexual_orientation: maybe,
        disability: yes,
        disabilities: item({ name: z.string(), description: maybe, document: stored }),
        institutional_email: maybe,
        matriculation: maybe,
        internship_type: maybe,
        address: z.array(z.string()),
        study_schedule: z.nullable(z.object({ type: z.string(), lines: z.array(z.string()) })),
        authorize_whatsapp: z.boolean(),
        auto_enroll: z.boolean(),
      }),
    ),
  }),
).check(z.meta({ id: 'ProfileView' }))
