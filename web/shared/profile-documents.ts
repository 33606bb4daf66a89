/** Also asked for when it was saved, so that this device knows the profile as it is. */
export const profileFields = `
  fragment ProfileFields on User {
    first_name
    last_name
    basic_data {
      avatar birthDate providedBio selectedCity selectedState selectedCountry selectedGender selectedLanguages
      selectedProfession selectedNationality urlFacebook urlInstagram urlLinkedin urlTwitter urlWebsite urlWhatsapp phoneCode
    }
    businessDetails {
      givenBusinessName givenProblemDes givenSolutionDes selectedAboutSocBus selectedCountries selectedProduct selectedSector
    }
    commitments { commitConfidentiality commitData commitHours commitInformation commitNews commitTime }
    eduExpRecords { givenDegree givenDegree1 givenFocus givenFocus1 givenInstitution }
    workExpRecords { givenCompany givenShortDes givenTime givenTitle }
    personal_experience { selectedCountryExpertise selectedExpertise selectedSector }
    mentorMotivation {
      isEntrepreneur isMentor numberOfTeams selectedSupport whyMentor
      mentorRecords { givenDuration givenHours givenInstitution }
    }
    userMotivation {
      isEntrepreneur isMentee selectedSupport whyMentee
      mentorRecords { givenInstitution helpDes }
    }
  }
`
